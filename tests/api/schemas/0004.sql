-- SPDX-License-Identifier: Apache-2.0
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migration (
    version    INTEGER PRIMARY KEY,      -- 1, 2, 3, ... without a gap
    name       TEXT    NOT NULL,         -- of the file, without number and ".sql"
    hash       BLOB    NOT NULL,         -- SHA-256 of the file: it must never change once it has run anywhere
    applied_at INTEGER NOT NULL
) STRICT;
INSERT INTO migration VALUES(1,'core',X'324449569f032f53481969c3dc97a3bcb5a0447aa162aca6101ae02883e40221',1795327663764);
INSERT INTO migration VALUES(2,'accounts',X'7b0a6eb81c193a7c2c1713c20149cc797babdec6b7a6e6f7658749e82de7e833',1795327663768);
INSERT INTO migration VALUES(3,'expiry',X'0590ae66564bc0986c896c1b4d5825c30f1d7fe46c6ad6c1a40968dfcee8a953',1795327663769);
INSERT INTO migration VALUES(4,'result_feed',X'31fb3533fe15d84792b1e65419aef7594879c2d7a1a4b8226f53cb66e07a769e',1795327663769);
CREATE TABLE event (
    game TEXT    NOT NULL,
    seq  INTEGER NOT NULL CHECK (seq > 0), -- 1, 2, 3, ... within the game; its newest is the game's version
    at   INTEGER NOT NULL,                 -- when it arrived, which is what clocks count, not when it was committed
    kind TEXT    NOT NULL,                 -- created, joined, guess, ...
    seat INTEGER,                          -- who did it; NULL = the server
    body TEXT    NOT NULL,                 -- JSON: the whole truth, secrets included
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO event VALUES('1m80xw7ntfywj6w5',1,1795327663802,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xw7ne9zk3y24","join_code":"94R7H8"}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',2,1795327663806,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',3,1795327663806,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',4,1795327663808,'secret',0,'{"code":"1234","nonce":"bacdbdfc27f272d5a264a996c11d71a8436d618861eb0af7ba992ae591dae1ca","commitment":"97ce4efdd01429b3bd7621ba64dff4e79c93f53e2e692187306262eab5d482ac"}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',5,1795327663810,'guess',1,'{"attempt":1,"code":"5678","bulls":0,"cows":0,"solved":false}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',6,1795327663812,'guess',1,'{"attempt":2,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',7,1795327663812,'round-over',NULL,'{"id":"1m80xw7p440yfdyj","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"bacdbdfc27f272d5a264a996c11d71a8436d618861eb0af7ba992ae591dae1ca","secret":"1234"}}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',8,1795327663820,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',9,1795327663820,'secret',1,'{"code":"4321","nonce":"c332397d0013c2e58a0bf299c6dbdf8147bc9c8c8a52e4ec91ed68ebea9170c5","commitment":"ecd69f12359a8c6eb73f762566f1877bad0bbc2ac692f88b0e805c9719c3e1a2"}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',10,1795327663826,'resigned',0,'{}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',11,1795327663826,'round-over',NULL,'{"id":"1m80xw7pj9bw11nm","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"c332397d0013c2e58a0bf299c6dbdf8147bc9c8c8a52e4ec91ed68ebea9170c5","secret":"4321"}}');
INSERT INTO event VALUES('1m80xw7ntfywj6w5',12,1795327663826,'finished',NULL,'{"id":"1m80xw7pj9bw22s1","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',1,1795327663842,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"974QHC"}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',2,1795327663847,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',3,1795327663847,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',4,1795327663852,'secret',0,'{"code":"1234","nonce":"6ab234a912a2cdfaaf98a81eadcb7757a91d431275a3d966ca20969e86726647","commitment":"84c3446db1d1101dc59ae8333066a6b2b7b1487217f56f2ed41a27523bcf0dc6"}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',5,1795327663852,'guess',1,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',6,1795327663852,'round-over',NULL,'{"id":"1m80xw7qcf09dq91","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":{"nonce":"6ab234a912a2cdfaaf98a81eadcb7757a91d431275a3d966ca20969e86726647","secret":"1234"}}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',7,1795327663855,'round',NULL,'{"number":2,"leader":1,"commitment":null,"points":[0,1],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',8,1795327663856,'secret',1,'{"code":"4321","nonce":"f5436965fef190883ef114807b4a84ce55dde58e576f378728beeb0c91275544","commitment":"d0adfdda923edc21cd1ec4f8e51df4c2793d2b02e88dc18542f526813d0b8aac"}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',9,1795327663856,'guess',0,'{"attempt":1,"code":"4321","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',10,1795327663856,'round-over',NULL,'{"id":"1m80xw7qg7zah1h1","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"proof":{"nonce":"f5436965fef190883ef114807b4a84ce55dde58e576f378728beeb0c91275544","secret":"4321"}}');
INSERT INTO event VALUES('1m80xw7q2bvczejv',11,1795327663856,'finished',NULL,'{"id":"1m80xw7qg7zaj7v7","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds"}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',1,1795327663859,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":3,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"VEEGF3"}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',2,1795327663861,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',3,1795327663862,'joined',2,'{"player":"1m80xw7npet3s0vd"}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',4,1795327663862,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"},{"player":"1m80xw7npet3s0vd","status":"joined"}],"rounds":3,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',5,1795327663863,'secret',0,'{"code":"1122","nonce":"f998d80b02563157ec028b96eca4b290b64e1ee88a6f44eb3fc9638716612545","commitment":"b662630a441ca8bf25ebd17dfadcf5dfa52f28ab94254deb543ab12066d74358"}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',6,1795327663864,'resigned',1,'{}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',7,1795327663864,'guess',2,'{"attempt":1,"code":"1122","black":4,"white":0,"solved":true}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',8,1795327663864,'round-over',NULL,'{"id":"1m80xw7qr4gnyrpp","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"proof":{"nonce":"f998d80b02563157ec028b96eca4b290b64e1ee88a6f44eb3fc9638716612545","secret":"1122"}}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',9,1795327663865,'round',NULL,'{"number":2,"leader":2,"commitment":null,"points":[0,0,1],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"resigned"},{"player":"1m80xw7npet3s0vd","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7qk0vx5z10',10,1795327669370,'aborted',NULL,'{"reason":"expired"}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',1,1795327663866,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xw7ne9zk3y24","join_code":null}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',2,1795327663866,'round',NULL,'{"number":1,"leader":null,"commitment":"8d0b19ec55426599e520153b0e436eef18ac9e64ab516cfbadbc99ade5e01bcb","points":[0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"}],"rounds":2,"deal":{"nonce":"557063b0a0ca5821c7702f6c23ccbaaa5121cee7cf09471990a0dbd86808babe","secret":"2423"},"carry":null}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',3,1795327663868,'guess',0,'{"attempt":1,"code":"1122","black":1,"white":1,"solved":false}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',4,1795327663869,'guess',0,'{"attempt":2,"code":"3344","black":0,"white":2,"solved":false}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',5,1795327663872,'resigned',0,'{}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',6,1795327663872,'round-over',NULL,'{"id":"1m80xw7r0fqzapr6","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2423","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"557063b0a0ca5821c7702f6c23ccbaaa5121cee7cf09471990a0dbd86808babe","secret":"2423"}}');
INSERT INTO event VALUES('1m80xw7qt4qg5gw2',7,1795327663872,'finished',NULL,'{"id":"1m80xw7r0fqzcj5k","outcome":"loss","winners":[],"points":[0],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xw7r17tcxqh1',1,1795327663873,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"server","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7r17tcwdjq","status":"joined"}],"visibility":"private","ranked":true,"creator":"1m80xw7r17tcwdjq","join_code":null}');
INSERT INTO event VALUES('1m80xw7r17tcxqh1',2,1795327663873,'round',NULL,'{"number":1,"leader":null,"commitment":"cc3c206cf37abb131ad3395ed80a253b78234f723ba6b9b86c5400dc0e88d887","points":[0],"rules":1,"seats":[{"player":"1m80xw7r17tcwdjq","status":"joined"}],"rounds":0,"deal":{"nonce":"abef8ddc2d1482f204e11463b9f6f85a6a613aa275830b088a2bf40b686ac8f6","secret":"3690"},"carry":null}');
INSERT INTO event VALUES('1m80xw7r17tcxqh1',3,1795327669370,'timed-out',0,'{}');
INSERT INTO event VALUES('1m80xw7r17tcxqh1',4,1795327669370,'round-over',NULL,'{"id":"1m80xwd3tcb6aqe7","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3690","honest":true,"forfeited_by":0,"points":[0],"proof":{"nonce":"abef8ddc2d1482f204e11463b9f6f85a6a613aa275830b088a2bf40b686ac8f6","secret":"3690"}}');
INSERT INTO event VALUES('1m80xw7r17tcxqh1',5,1795327669370,'finished',NULL,'{"id":"1m80xwd3tcb6cn2s","outcome":"loss","winners":[],"points":[0],"reason":"finish"}');
INSERT INTO event VALUES('1m80xw7r74paytz3',1,1795327663879,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"manual","secret":"held","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"R8DNXN"}');
INSERT INTO event VALUES('1m80xw7r74paytz3',2,1795327663887,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7r74paytz3',3,1795327663887,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7r74paytz3',4,1795327663889,'guess',1,'{"attempt":1,"code":"1234"}');
INSERT INTO event VALUES('1m80xw7r74paytz3',5,1795327663894,'answer',0,'{"attempt":1,"code":"1234","bulls":4,"cows":0,"solved":true}');
INSERT INTO event VALUES('1m80xw7r74paytz3',6,1795327663894,'round-over',NULL,'{"id":"1m80xw7rpcf590fm","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"proof":null}');
INSERT INTO event VALUES('1m80xw7r74paytz3',7,1795327663895,'resigned',1,'{}');
INSERT INTO event VALUES('1m80xw7r74paytz3',8,1795327663895,'finished',NULL,'{"id":"1m80xw7rq4d0gxcc","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xw7rt1vm44g1',1,1795327663898,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"}],"visibility":"public","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"8QEM84"}');
INSERT INTO event VALUES('1m80xw7s18a8d153',1,1795327663905,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"DRKW89"}');
INSERT INTO event VALUES('1m80xw7s18a8d153',2,1795327663909,'declined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7s18a8d153',3,1795327663909,'aborted',NULL,'{"reason":"declined"}');
INSERT INTO event VALUES('1m80xw7sa5h4zmft',1,1795327663914,'created',0,'{"ruleset":"mastermind","options":{"length":4,"alphabet":"123456","repeats":true,"blanks":false,"leading_zero":true,"max_guesses":12,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"invited"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"475FCX"}');
INSERT INTO event VALUES('1m80xw7sa5h4zmft',2,1795327663920,'aborted',0,'{"reason":"creator"}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',1,1795327663940,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7nrd9f1pqk","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"invited"}],"visibility":"private","ranked":true,"creator":"1m80xw7nrd9f1pqk","join_code":"VKFMT3"}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',2,1795327663946,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',3,1795327663946,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw7nrd9f1pqk","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',4,1795327663949,'secret',0,'{"code":"1234","nonce":"6570e53921471c29711501343a012618047a16b4f1ee7dc7ec25631ee08d36dc","commitment":"9dadd587fbc58fd932e909e5658dbc450dd6679db21ee94f7e915c6ea9571fe6"}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',5,1795327663960,'resigned',0,'{}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',6,1795327663960,'round-over',NULL,'{"id":"1m80xw7tr6aberv1","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"proof":{"nonce":"6570e53921471c29711501343a012618047a16b4f1ee7dc7ec25631ee08d36dc","secret":"1234"}}');
INSERT INTO event VALUES('1m80xw7t4cqkxw9c',7,1795327663960,'finished',NULL,'{"id":"1m80xw7tr6abfthq","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation"}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',1,1795327663966,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"YHGVKJ"}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',2,1795327663973,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',3,1795327663976,'joined',2,'{"player":"1m80xw7npet3s0vd"}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',4,1795327663976,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"},{"player":"1m80xw7npet3s0vd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',5,1795327663982,'secret',0,'{"code":"1234","nonce":"23ff93ceb2e46e1481daced39d854b510efc07532b36c2fddc1b4d387fd6b840","commitment":"883f01c44cc573af0cc998224a61021af3b8727aa081317e2cff405e8bedcccd"}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',6,1795327669370,'timed-out',1,'{}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',7,1795327669370,'timed-out',2,'{}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',8,1795327669370,'round-over',NULL,'{"id":"1m80xwd3tcb6csbw","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"proof":{"nonce":"23ff93ceb2e46e1481daced39d854b510efc07532b36c2fddc1b4d387fd6b840","secret":"1234"}}');
INSERT INTO event VALUES('1m80xw7ty1w2vtwj',9,1795327669370,'finished',NULL,'{"id":"1m80xwd3tcb6e50p","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish"}');
INSERT INTO event VALUES('1m80xwd4q24rdf9b',1,1795327669399,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":null,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"YSXBTK"}');
INSERT INTO event VALUES('1m80xwd4q24rdf9b',2,1795327669401,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xwd4q24rdf9b',3,1795327669402,'joined',2,'{"player":"1m80xw7npet3s0vd"}');
INSERT INTO event VALUES('1m80xwd4q24rdf9b',4,1795327669402,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"},{"player":"1m80xw7npet3s0vd","status":"joined"}],"rounds":0,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwd4q24rdf9b',5,1795327669403,'secret',0,'{"code":"1234","nonce":"a4c1900ae6f411013f26d88b1e64ea7597bfdfed23cb773add35af7c27f57c99","commitment":"6d1e20bfca855080985750198d7cefb8502b3c166a229c506c6acd3d5bd41242"}');
INSERT INTO event VALUES('1m80xwd4w3cfd95d',1,1795327669404,'created',0,'{"ruleset":"bulls-and-cows","options":{"length":4,"alphabet":"0123456789","repeats":false,"blanks":false,"leading_zero":true,"max_guesses":null,"feedback":"pegs","codemaker":"players","answers":"automatic","secret":"registered","rounds":2,"scoring":"rounds","hints":false},"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":null,"status":"open"}],"visibility":"private","ranked":false,"creator":"1m80xw7ne9zk3y24","join_code":"MNNSFQ"}');
INSERT INTO event VALUES('1m80xwd4w3cfd95d',2,1795327669406,'joined',1,'{"player":"1m80xw7nj9kwk4c8"}');
INSERT INTO event VALUES('1m80xwd4w3cfd95d',3,1795327669406,'round',NULL,'{"number":1,"leader":0,"commitment":null,"points":[0,0],"rules":1,"seats":[{"player":"1m80xw7ne9zk3y24","status":"joined"},{"player":"1m80xw7nj9kwk4c8","status":"joined"}],"rounds":2,"deal":null,"carry":null}');
INSERT INTO event VALUES('1m80xwd4w3cfd95d',4,1795327669407,'secret',0,'{"code":"1234","nonce":"9a26ae6b6b2b908f1b4551c014dd164f57db5c715fe2cf481f5fe01535d95055","commitment":"066c71327a737706301717cd622eb1f0841fb958f313ca729485dbb8988b34ac"}');
CREATE TABLE player (
    id         TEXT    PRIMARY KEY NOT NULL,
    name       TEXT,                                     -- NULL = deleted
    bot        INTEGER NOT NULL CHECK (bot IN (0, 1)),   -- a program
    guest      INTEGER NOT NULL CHECK (guest IN (0, 1)), -- made on the way, by playing without a token
    owner      TEXT REFERENCES player (id),              -- the service that made it
    created_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO player VALUES('1m80xw7ne9zk3y24','Ann',0,0,NULL,1795327663790,NULL);
INSERT INTO player VALUES('1m80xw7nj9kwk4c8','Bob',0,0,NULL,1795327663794,NULL);
INSERT INTO player VALUES('1m80xw7npet3s0vd','Cid',0,0,NULL,1795327663798,NULL);
INSERT INTO player VALUES('1m80xw7nrd9f1pqk',NULL,0,0,NULL,1795327663800,1795327663960);
INSERT INTO player VALUES('1m80xw7r17tcwdjq','Guest',0,1,NULL,1795327663873,NULL);
INSERT INTO player VALUES('1m80xw7sqd1haasw','service',1,0,NULL,1795327663927,NULL);
INSERT INTO player VALUES('1m80xw7sz9695hvs','Served',0,0,'1m80xw7sqd1haasw',1795327663935,NULL);
CREATE TABLE token (
    hash       BLOB    PRIMARY KEY NOT NULL, -- SHA-256 of the token: every request looks one up
    id         TEXT    NOT NULL,             -- its name towards its owner
    player     TEXT    NOT NULL REFERENCES player (id),
    scopes     INTEGER NOT NULL,             -- bits: 1 play, 2 service, 4 admin
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,                      -- NULL = never
    revoked_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO token VALUES(X'172bd0cf03ef7816d981a8e715a749df46c01426e00bad56aec446f3736dae0a','1m80xw7nrd9f2nva','1m80xw7nrd9f1pqk',1,'',1795327663800,NULL,1795327663960);
INSERT INTO token VALUES(X'17db42b5449472dc64e5d74961a63a7c1af547bc66aa42ab2a06ed0aeca03df3','1m80xw7npet3sfgz','1m80xw7npet3s0vd',1,'',1795327663798,NULL,NULL);
INSERT INTO token VALUES(X'4a7832f75ded5a535a187c16580d64de0a20f3e110473e4bc85a81613cc38527','1m80xw7nj9kwn1ca','1m80xw7nj9kwk4c8',1,'',1795327663794,NULL,NULL);
INSERT INTO token VALUES(X'5fb1667baee80ec25aa61980b52fd5c3f0ae6554c11448efeb1c9a1d15539ff8','1m80xw7sqd1hc27g','1m80xw7sqd1haasw',2,'referee token create',1795327663927,NULL,NULL);
INSERT INTO token VALUES(X'cb20af8b14900ae92c554c26771fe3a3717e1a016d8bd1cafc07f39fea87f3bc','1m80xw7r17tcy7m4','1m80xw7r17tcwdjq',1,'',1795327663873,NULL,NULL);
INSERT INTO token VALUES(X'd920ac76eb18c36f42ff79f6ba498e411a08abb194ddbb04a6716c9052ad9251','1m80xw7sz9695k1q','1m80xw7sz9695hvs',1,'',1795327663935,NULL,NULL);
INSERT INTO token VALUES(X'ef4001d64be4445ea0ad02b7a2b63e7acc97d464d36b26b2707a25777cbc66e1','1m80xw7ne9zk4cxc','1m80xw7ne9zk3y24',1,'',1795327663790,NULL,NULL);
CREATE TABLE game (
    id          TEXT    PRIMARY KEY NOT NULL,
    ruleset     TEXT    NOT NULL,                       -- bulls-and-cows, gomoku, ...
    -- 'playing' from the first round to the end, also between rounds: a row that changed with every round would cost more
    -- than all the round's moves.
    status      TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'aborted')),
    visibility  TEXT    NOT NULL CHECK (visibility IN ('private', 'public')),
    ranked      INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    creator     TEXT,                                   -- a player; a reference would need an index: see seat.player
    join_code   TEXT,                                   -- NULL once the game has ended
    created_at  INTEGER NOT NULL,
    finished_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES('1m80xw7ntfywj6w5','bulls-and-cows','finished','private',1,'1m80xw7ne9zk3y24',NULL,1795327663802,1795327663826);
INSERT INTO game VALUES('1m80xw7q2bvczejv','bulls-and-cows','finished','private',0,'1m80xw7ne9zk3y24',NULL,1795327663842,1795327663856);
INSERT INTO game VALUES('1m80xw7qk0vx5z10','mastermind','aborted','private',0,'1m80xw7ne9zk3y24',NULL,1795327663859,1795327669370);
INSERT INTO game VALUES('1m80xw7qt4qg5gw2','mastermind','finished','private',1,'1m80xw7ne9zk3y24',NULL,1795327663866,1795327663872);
INSERT INTO game VALUES('1m80xw7r17tcxqh1','bulls-and-cows','finished','private',1,'1m80xw7r17tcwdjq',NULL,1795327663873,1795327669370);
INSERT INTO game VALUES('1m80xw7r74paytz3','bulls-and-cows','finished','private',0,'1m80xw7ne9zk3y24',NULL,1795327663879,1795327663895);
INSERT INTO game VALUES('1m80xw7rt1vm44g1','mastermind','open','public',0,'1m80xw7ne9zk3y24','8QEM84',1795327663898,NULL);
INSERT INTO game VALUES('1m80xw7s18a8d153','mastermind','aborted','private',0,'1m80xw7ne9zk3y24',NULL,1795327663905,1795327663909);
INSERT INTO game VALUES('1m80xw7sa5h4zmft','mastermind','aborted','private',0,'1m80xw7ne9zk3y24',NULL,1795327663914,1795327663920);
INSERT INTO game VALUES('1m80xw7t4cqkxw9c','bulls-and-cows','finished','private',1,'1m80xw7nrd9f1pqk',NULL,1795327663940,1795327663960);
INSERT INTO game VALUES('1m80xw7ty1w2vtwj','bulls-and-cows','finished','private',0,'1m80xw7ne9zk3y24',NULL,1795327663966,1795327669370);
INSERT INTO game VALUES('1m80xwd4q24rdf9b','bulls-and-cows','playing','private',0,'1m80xw7ne9zk3y24','YSXBTK',1795327669399,NULL);
INSERT INTO game VALUES('1m80xwd4w3cfd95d','bulls-and-cows','playing','private',0,'1m80xw7ne9zk3y24','MNNSFQ',1795327669404,NULL);
CREATE TABLE seat (
    game      TEXT    NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat >= 0),
    -- NULL = open. A guest is written after the seat that he was made for, once nothing can be refused any more: hence
    -- the check at the commit. For it, SQLite looks for each new player among the seats, which takes their index.
    player    TEXT REFERENCES player (id) DEFERRABLE INITIALLY DEFERRED,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'invited', 'joined', 'declined', 'resigned')),
    -- The next two repeat what the game row says, so that an index of seats can tell the few running or public games of
    -- a player from the many others.
    live      INTEGER NOT NULL CHECK (live IN (0, 1)),      -- the game is neither finished nor aborted
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)), -- the game is public
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seat VALUES('1m80xw7ntfywj6w5',0,'1m80xw7ne9zk3y24','resigned',0,0);
INSERT INTO seat VALUES('1m80xw7ntfywj6w5',1,'1m80xw7nj9kwk4c8','joined',0,0);
INSERT INTO seat VALUES('1m80xw7q2bvczejv',0,'1m80xw7ne9zk3y24','joined',0,0);
INSERT INTO seat VALUES('1m80xw7q2bvczejv',1,'1m80xw7nj9kwk4c8','joined',0,0);
INSERT INTO seat VALUES('1m80xw7qk0vx5z10',0,'1m80xw7ne9zk3y24','joined',0,0);
INSERT INTO seat VALUES('1m80xw7qk0vx5z10',1,'1m80xw7nj9kwk4c8','resigned',0,0);
INSERT INTO seat VALUES('1m80xw7qk0vx5z10',2,'1m80xw7npet3s0vd','joined',0,0);
INSERT INTO seat VALUES('1m80xw7qt4qg5gw2',0,'1m80xw7ne9zk3y24','resigned',0,0);
INSERT INTO seat VALUES('1m80xw7r17tcxqh1',0,'1m80xw7r17tcwdjq','joined',0,0);
INSERT INTO seat VALUES('1m80xw7r74paytz3',0,'1m80xw7ne9zk3y24','joined',0,0);
INSERT INTO seat VALUES('1m80xw7r74paytz3',1,'1m80xw7nj9kwk4c8','resigned',0,0);
INSERT INTO seat VALUES('1m80xw7rt1vm44g1',0,'1m80xw7ne9zk3y24','joined',1,1);
INSERT INTO seat VALUES('1m80xw7rt1vm44g1',1,NULL,'open',1,1);
INSERT INTO seat VALUES('1m80xw7s18a8d153',0,'1m80xw7ne9zk3y24','joined',0,0);
INSERT INTO seat VALUES('1m80xw7s18a8d153',1,'1m80xw7nj9kwk4c8','declined',0,0);
INSERT INTO seat VALUES('1m80xw7sa5h4zmft',0,'1m80xw7ne9zk3y24','joined',0,0);
INSERT INTO seat VALUES('1m80xw7sa5h4zmft',1,'1m80xw7nj9kwk4c8','invited',0,0);
INSERT INTO seat VALUES('1m80xw7t4cqkxw9c',0,'1m80xw7nrd9f1pqk','resigned',0,0);
INSERT INTO seat VALUES('1m80xw7t4cqkxw9c',1,'1m80xw7nj9kwk4c8','joined',0,0);
INSERT INTO seat VALUES('1m80xw7ty1w2vtwj',0,'1m80xw7ne9zk3y24','joined',0,0);
INSERT INTO seat VALUES('1m80xw7ty1w2vtwj',1,'1m80xw7nj9kwk4c8','joined',0,0);
INSERT INTO seat VALUES('1m80xw7ty1w2vtwj',2,'1m80xw7npet3s0vd','joined',0,0);
INSERT INTO seat VALUES('1m80xwd4q24rdf9b',0,'1m80xw7ne9zk3y24','joined',1,0);
INSERT INTO seat VALUES('1m80xwd4q24rdf9b',1,'1m80xw7nj9kwk4c8','joined',1,0);
INSERT INTO seat VALUES('1m80xwd4q24rdf9b',2,'1m80xw7npet3s0vd','joined',1,0);
INSERT INTO seat VALUES('1m80xwd4w3cfd95d',0,'1m80xw7ne9zk3y24','joined',1,0);
INSERT INTO seat VALUES('1m80xwd4w3cfd95d',1,'1m80xw7nj9kwk4c8','joined',1,0);
CREATE TABLE result (
    id           TEXT    PRIMARY KEY NOT NULL,
    game         TEXT    NOT NULL REFERENCES game (id),
    round        INTEGER NOT NULL CHECK (round >= 0), -- 1, 2, 3, ...; 0 = the match
    ruleset      TEXT    NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    is_public    INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    published_at INTEGER NOT NULL,
    body         TEXT    NOT NULL,                    -- JSON, without names
    UNIQUE (game, round)                              -- each is published once
) STRICT, WITHOUT ROWID;
INSERT INTO result VALUES('1m80xw7p440yfdyj','1m80xw7ntfywj6w5',1,'bulls-and-cows',1,0,1795327663812,'{"id":"1m80xw7p440yfdyj","round":1,"leader":0,"attempts":2,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:43.812Z"}');
INSERT INTO result VALUES('1m80xw7pj9bw11nm','1m80xw7ntfywj6w5',2,'bulls-and-cows',1,0,1795327663826,'{"id":"1m80xw7pj9bw11nm","round":2,"leader":1,"attempts":0,"solved":false,"solver":null,"secret":"4321","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:43.826Z"}');
INSERT INTO result VALUES('1m80xw7pj9bw22s1','1m80xw7ntfywj6w5',0,'bulls-and-cows',1,0,1795327663826,'{"id":"1m80xw7pj9bw22s1","outcome":"win","winners":[1],"points":[0,2],"reason":"resignation","published_at":"2026-11-22T06:07:43.826Z"}');
INSERT INTO result VALUES('1m80xw7qcf09dq91','1m80xw7q2bvczejv',1,'bulls-and-cows',0,0,1795327663852,'{"id":"1m80xw7qcf09dq91","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:43.852Z"}');
INSERT INTO result VALUES('1m80xw7qg7zah1h1','1m80xw7q2bvczejv',2,'bulls-and-cows',0,0,1795327663856,'{"id":"1m80xw7qg7zah1h1","round":2,"leader":1,"attempts":1,"solved":true,"solver":0,"secret":"4321","honest":true,"forfeited_by":null,"points":[1,0],"published_at":"2026-11-22T06:07:43.856Z"}');
INSERT INTO result VALUES('1m80xw7qg7zaj7v7','1m80xw7q2bvczejv',0,'bulls-and-cows',0,0,1795327663856,'{"id":"1m80xw7qg7zaj7v7","outcome":"draw","winners":[0,1],"points":[1,1],"reason":"rounds","published_at":"2026-11-22T06:07:43.856Z"}');
INSERT INTO result VALUES('1m80xw7qr4gnyrpp','1m80xw7qk0vx5z10',1,'mastermind',0,0,1795327663864,'{"id":"1m80xw7qr4gnyrpp","round":1,"leader":0,"attempts":1,"solved":true,"solver":2,"secret":"1122","honest":true,"forfeited_by":null,"points":[0,0,1],"published_at":"2026-11-22T06:07:43.864Z"}');
INSERT INTO result VALUES('1m80xw7r0fqzapr6','1m80xw7qt4qg5gw2',1,'mastermind',1,0,1795327663872,'{"id":"1m80xw7r0fqzapr6","round":1,"leader":null,"attempts":2,"solved":false,"solver":null,"secret":"2423","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:43.872Z"}');
INSERT INTO result VALUES('1m80xw7r0fqzcj5k','1m80xw7qt4qg5gw2',0,'mastermind',1,0,1795327663872,'{"id":"1m80xw7r0fqzcj5k","outcome":"loss","winners":[],"points":[0],"reason":"resignation","published_at":"2026-11-22T06:07:43.872Z"}');
INSERT INTO result VALUES('1m80xw7rpcf590fm','1m80xw7r74paytz3',1,'bulls-and-cows',0,0,1795327663894,'{"id":"1m80xw7rpcf590fm","round":1,"leader":0,"attempts":1,"solved":true,"solver":1,"secret":"1234","honest":true,"forfeited_by":null,"points":[0,1],"published_at":"2026-11-22T06:07:43.894Z"}');
INSERT INTO result VALUES('1m80xw7rq4d0gxcc','1m80xw7r74paytz3',0,'bulls-and-cows',0,0,1795327663895,'{"id":"1m80xw7rq4d0gxcc","outcome":"win","winners":[0],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:43.895Z"}');
INSERT INTO result VALUES('1m80xw7tr6aberv1','1m80xw7t4cqkxw9c',1,'bulls-and-cows',1,0,1795327663960,'{"id":"1m80xw7tr6aberv1","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":0,"points":[0,1],"published_at":"2026-11-22T06:07:43.960Z"}');
INSERT INTO result VALUES('1m80xw7tr6abfthq','1m80xw7t4cqkxw9c',0,'bulls-and-cows',1,0,1795327663960,'{"id":"1m80xw7tr6abfthq","outcome":"win","winners":[1],"points":[0,1],"reason":"resignation","published_at":"2026-11-22T06:07:43.960Z"}');
INSERT INTO result VALUES('1m80xwd3tcb6aqe7','1m80xw7r17tcxqh1',1,'bulls-and-cows',1,0,1795327669370,'{"id":"1m80xwd3tcb6aqe7","round":1,"leader":null,"attempts":0,"solved":false,"solver":null,"secret":"3690","honest":true,"forfeited_by":0,"points":[0],"published_at":"2026-11-22T06:07:49.370Z"}');
INSERT INTO result VALUES('1m80xwd3tcb6cn2s','1m80xw7r17tcxqh1',0,'bulls-and-cows',1,0,1795327669370,'{"id":"1m80xwd3tcb6cn2s","outcome":"loss","winners":[],"points":[0],"reason":"finish","published_at":"2026-11-22T06:07:49.370Z"}');
INSERT INTO result VALUES('1m80xwd3tcb6csbw','1m80xw7ty1w2vtwj',1,'bulls-and-cows',0,0,1795327669370,'{"id":"1m80xwd3tcb6csbw","round":1,"leader":0,"attempts":0,"solved":false,"solver":null,"secret":"1234","honest":true,"forfeited_by":2,"points":[1,0,0],"published_at":"2026-11-22T06:07:49.370Z"}');
INSERT INTO result VALUES('1m80xwd3tcb6e50p','1m80xw7ty1w2vtwj',0,'bulls-and-cows',0,0,1795327669370,'{"id":"1m80xwd3tcb6e50p","outcome":"win","winners":[0],"points":[1,0,0],"reason":"finish","published_at":"2026-11-22T06:07:49.370Z"}');
CREATE TABLE answer (
    number    INTEGER PRIMARY KEY,
    player    TEXT    NOT NULL,
    key       TEXT    NOT NULL, -- as the client sent it
    method    TEXT    NOT NULL,
    path      TEXT    NOT NULL,
    body_hash BLOB    NOT NULL, -- SHA-256 of the request's body
    at        INTEGER NOT NULL,
    status    INTEGER NOT NULL, -- of the answer: 2xx
    etag      TEXT,
    location  TEXT,
    body      TEXT    NOT NULL, -- JSON without names and without tokens; '' = none
    UNIQUE (player, key)
) STRICT;
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL -- the last try that succeeded
) STRICT;
CREATE TABLE departure (
    player TEXT PRIMARY KEY NOT NULL REFERENCES player (id)
) STRICT, WITHOUT ROWID;
CREATE TABLE result_reader (
    reader TEXT NOT NULL, -- a player, or a service's
    result TEXT NOT NULL,
    PRIMARY KEY (reader, result)
) STRICT, WITHOUT ROWID;
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7p440yfdyj');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7pj9bw11nm');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7pj9bw22s1');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7qcf09dq91');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7qg7zah1h1');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7qg7zaj7v7');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7qr4gnyrpp');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7r0fqzapr6');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7r0fqzcj5k');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7rpcf590fm');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xw7rq4d0gxcc');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xwd3tcb6csbw');
INSERT INTO result_reader VALUES('1m80xw7ne9zk3y24','1m80xwd3tcb6e50p');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7p440yfdyj');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7pj9bw11nm');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7pj9bw22s1');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7qcf09dq91');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7qg7zah1h1');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7qg7zaj7v7');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7qr4gnyrpp');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7rpcf590fm');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7rq4d0gxcc');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7tr6aberv1');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xw7tr6abfthq');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xwd3tcb6csbw');
INSERT INTO result_reader VALUES('1m80xw7nj9kwk4c8','1m80xwd3tcb6e50p');
INSERT INTO result_reader VALUES('1m80xw7npet3s0vd','1m80xw7qr4gnyrpp');
INSERT INTO result_reader VALUES('1m80xw7npet3s0vd','1m80xwd3tcb6csbw');
INSERT INTO result_reader VALUES('1m80xw7npet3s0vd','1m80xwd3tcb6e50p');
INSERT INTO result_reader VALUES('1m80xw7nrd9f1pqk','1m80xw7tr6aberv1');
INSERT INTO result_reader VALUES('1m80xw7nrd9f1pqk','1m80xw7tr6abfthq');
INSERT INTO result_reader VALUES('1m80xw7r17tcwdjq','1m80xwd3tcb6aqe7');
INSERT INTO result_reader VALUES('1m80xw7r17tcwdjq','1m80xwd3tcb6cn2s');
CREATE UNIQUE INDEX game_by_join_code ON game (join_code) WHERE join_code IS NOT NULL;
CREATE INDEX game_public ON game (id) WHERE visibility = 'public';
CREATE INDEX game_public_by_status ON game (status, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset ON game (ruleset, id) WHERE visibility = 'public';
CREATE INDEX game_public_by_ruleset_and_status ON game (ruleset, status, id) WHERE visibility = 'public';
CREATE INDEX seat_by_player ON seat (player, live, game) WHERE player IS NOT NULL;
CREATE INDEX seat_by_player_public ON seat (player, live, game) WHERE player IS NOT NULL AND is_public = 1;
CREATE INDEX token_by_player ON token (player, id);
CREATE INDEX game_live ON game (id) WHERE status IN ('open', 'playing');
CREATE INDEX result_public ON result (id) WHERE is_public = 1;
CREATE INDEX result_public_by_ruleset ON result (ruleset, id) WHERE is_public = 1;
COMMIT;
