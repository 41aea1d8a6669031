// SPDX-License-Identifier: Apache-2.0
const heading = document.createElement("h1");
heading.textContent = "Referee";
const main = document.createElement("main");
main.append(heading);
document.body.append(main);

export {};
