// SPDX-License-Identifier: Apache-2.0
// The contract's types by shorter names. `contract.ts` is made from openapi.yaml, and not kept.
import type { components, paths } from "./contract.js";

export type { components, paths };
/** What the server takes and gives, by the names that the contract has for it. */
export type Schemas = components["schemas"];

type Success = 200 | 201;
type Verb = "get" | "post" | "put" | "patch" | "delete";
/** The methods of HTTP that the interface has. */
export type Method = Uppercase<Verb>;

type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M>];
/** The addresses that know a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: Operation<M, P> extends { responses: object } ? P : never;
}[keyof paths];

type JsonOf<Answer> = Answer extends { content: { "application/json": infer Body } } ? Body : never;
/** The JSON of the answer to an operation; null where it has none. */
export type Answer<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer All }
    ? [JsonOf<All[keyof All & Success]>] extends [never]
      ? null
      : JsonOf<All[keyof All & Success]>
    : never;

type PartOf<M extends Method, P extends keyof paths, Part extends "path" | "query"> =
  Operation<M, P> extends { parameters: { [K in Part]?: infer Value } } ? NonNullable<Value> : never;
type BodyOf<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { requestBody?: { content: { "application/json": infer Body } } } ? Body : never;

type Needed<Name extends string, Value> = [Value] extends [never]
  ? { [K in Name]?: never }
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };
/** What an operation is asked with: what stands in its path and its query. */
export type Params<M extends Method, P extends keyof paths> = Needed<"path", PartOf<M, P, "path">> &
  Needed<"query", PartOf<M, P, "query">>;
/** The parts of a request, those that the contract asks for not to be left out. */
export type Init<M extends Method, P extends keyof paths> = Needed<"params", Params<M, P>> & Needed<"body", BodyOf<M, P>>;
