// SPDX-License-Identifier: Apache-2.0
// Question sets: reading, storing, describing and deleting them.
import { type Action, TRIES, action, api, ask, read, send } from "./client";
import type { QuestionSet, Schemas } from "./schemas";
import { ensureSession } from "./session";

export type Upload = Schemas["QuestionSetUpload"];
type SetPage = Schemas["QuestionSetList"];

/** Questions as they are sent. */
export interface Packed {
  body: string;
  type: "application/json" | "text/plain";
  query: Record<string, string>;
}

/** What is done with questions: a new set is made of them, the next version of one, or they are appended. */
export type Purpose = { kind: "create" } | { kind: "replace" | "append"; set: QuestionSet };

const pathOf = (id: string): string => `/v1/question-sets/${encodeURIComponent(id)}`;

/** A page of the sets that may be played, newest first. */
export const listSets = (query: { owner?: "me"; q?: string; language?: string; cursor?: string; limit?: number }): Promise<SetPage> =>
  read(api.GET("/v1/question-sets", { params: { query } }));

export const readSet = (set: string): Promise<QuestionSet> =>
  read(api.GET("/v1/question-sets/{set}", { params: { path: { set } } }));

/** The questions of a version of the player's own set, as the very text that the server gives. */
export async function readQuestions(set: string, version: number, format: "json" | "gift"): Promise<string> {
  return (await ask({ path: `${pathOf(set)}/questions`, query: { version, format }, accept: "*/*" })) as string;
}

/** The request that stores PACKED. It is kept by whoever may have to ask again, so that no second set comes of it. */
export function storing(purpose: Purpose, { body, type, query }: Packed): Action {
  const asked = new URLSearchParams(query).toString();
  const [method, path, version] =
    purpose.kind === "create" ? (["POST", "/v1/question-sets", undefined] as const)
    : purpose.kind === "replace" ? (["PUT", pathOf(purpose.set.id), purpose.set.version] as const)
    : (["POST", `${pathOf(purpose.set.id)}/questions`, purpose.set.version] as const);
  return { ...action(method, asked === "" ? path : `${path}?${asked}`, body, version), type };
}

/** What would come of STORED: nothing is stored. */
export async function tryOut(stored: Action): Promise<Upload> {
  await ensureSession();
  const path = `${stored.path}${stored.path.includes("?") ? "&" : "?"}dry_run=true`;
  return send<Upload>({ ...action(stored.method, path, stored.body, stored.version), type: stored.type }, { tries: TRIES });
}

export async function store(stored: Action): Promise<Upload> {
  await ensureSession();
  return send<Upload>(stored, { tries: TRIES });
}

export const describeSet = (set: QuestionSet, change: Schemas["QuestionSetChange"]): Promise<QuestionSet> =>
  send<QuestionSet>(action("PATCH", pathOf(set.id), change), { tries: TRIES });

export const deleteSet = (set: QuestionSet): Promise<null> => send<null>(action("DELETE", pathOf(set.id)), { tries: TRIES });
