// SPDX-License-Identifier: Apache-2.0
// What the contract's page needs to know of an OpenAPI document, version 3.1; not more of it than openapi.yaml has.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Reference {
  $ref: string;
}

/** JSON Schema; what is not named here is shown as it stands. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: Json[];
  const?: Json;
  examples?: Json[];
  discriminator?: { propertyName: string };
  [keyword: string]: unknown;
}

export interface Example {
  summary?: string;
  value: Json;
}

/** A body of one media type, or whatever else has a schema and examples. */
export interface Described {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
}

export interface Parameter extends Described {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
}

export interface Header extends Described {
  description?: string;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, Described>;
}

export type Responses = Record<string, Response | Reference>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; description?: string; content: Record<string, Described> };
  responses: Responses;
  "x-alternatives"?: { when: string; responses: Responses }[];
}

export interface PathItem {
  parameters?: (Parameter | Reference)[];
  get?: Operation;
  put?: Operation;
  post?: Operation;
  patch?: Operation;
  delete?: Operation;
}

export interface Contract {
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
  };
}

/** One operation with all that its place says of it. */
export interface Endpoint {
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** What stands in the place of a reference; references are to components alone. */
export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  if (!("$ref" in value)) return value;
  const [section, name] = value.$ref.replace("#/components/", "").split("/") as [keyof Contract["components"], string];
  return contract.components[section][name] as unknown as T;
}

/** The last part of a reference. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

export function endpointsOf(contract: Contract): Endpoint[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = all.map((each) => resolve(contract, each));
      return [{ method: method.toUpperCase(), path, operation, parameters }];
    }),
  );
}

/** All examples of a value, by what they show. */
export function examplesOf(contract: Contract, described: Described): [string, Json][] {
  const named = Object.entries(described.examples ?? {}).map(([name, each]): [string, Json] => {
    const example = resolve<Example>(contract, each);
    return [example.summary ?? name, example.value];
  });
  return described.example === undefined ? named : [["Example", described.example], ...named];
}

/** The media types of an operation's successes, the first of them the one that it has of its own. */
export function mediaTypesOf(contract: Contract, operation: Operation): string[] {
  const all = [operation.responses, ...(operation["x-alternatives"] ?? []).map((each) => each.responses)];
  const types = all.flatMap((responses) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith("2"))
      .flatMap(([, response]) => Object.keys(resolve(contract, response).content ?? {})),
  );
  return [...new Set(types)];
}

/** Does an endpoint have all these words, in its path, name or summary? */
export function fits(endpoint: Endpoint, words: string): boolean {
  const { method, path, operation } = endpoint;
  const text = [method, path, operation.operationId, operation.summary, ...operation.tags].join(" ").toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
