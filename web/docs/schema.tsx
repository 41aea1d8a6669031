// SPDX-License-Identifier: Apache-2.0
// A schema in words: what it is, what it has, and a link for what stands under a name of its own.
import type { ComponentChildren } from "preact";
import { type Contract, type Schema, nameOf } from "./openapi";
import { Code, Line, Text } from "./text";

/** Keywords that have words or a place of their own; all others are told by their names. */
const placed = new Set([
  ..."$ref type description properties required items additionalProperties unevaluatedProperties".split(" "),
  ..."allOf anyOf oneOf enum const examples discriminator".split(" "),
]);

export function SchemaLink({ reference }: { reference: string }) {
  const name = nameOf(reference);
  return <a href={`#schema-${name}`}>{name}</a>;
}

function separated(parts: ComponentChildren[], by: string): ComponentChildren[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [by, part]));
}

/** On one line: its type, or what it refers to. */
function Kind({ schema }: { schema: Schema }): ComponentChildren {
  if (schema.$ref !== undefined) return <SchemaLink reference={schema.$ref} />;
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  if (schema.enum !== undefined) return separated(schema.enum.map((value) => <code>{JSON.stringify(value)}</code>), " or ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && schema.properties === undefined) {
    return separated(choices.map((choice) => <Kind schema={choice} />), " or ");
  }
  if (schema.allOf !== undefined && schema.properties === undefined) {
    return separated(schema.allOf.map((part) => <Kind schema={part} />), " with ");
  }
  if (schema.items !== undefined) return <>list of <Kind schema={schema.items} /></>;
  if (typeof schema.additionalProperties === "object") return <>object of <Kind schema={schema.additionalProperties} /></>;
  return [schema.type ?? "anything"].flat().join(" or ");
}

/** Bounds, patterns and the like, as the schema has them. */
function rules(schema: Schema): string {
  return Object.entries(schema)
    .filter(([keyword]) => !placed.has(keyword))
    .map(([keyword, value]) => `${keyword}: ${JSON.stringify(value)}`)
    .join(", ");
}

function Rules({ schema }: { schema: Schema }) {
  const told = rules(schema);
  return told === "" ? null : <code class="rules">{told}</code>;
}

function Member({ name, schema, required }: { name: string; schema: Schema; required: boolean }) {
  return (
    <>
      <dt>
        <code>{name}</code> <span class="kind"><Kind schema={schema} /></span>
        {required ? null : <span class="quiet"> optional</span>}
      </dt>
      <dd>
        <Line text={schema.description} /> <Rules schema={schema} />
        <Inner schema={schema} />
      </dd>
    </>
  );
}

/** The objects within one that have no name of their own. */
function Inner({ schema }: { schema: Schema }): ComponentChildren {
  const { items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [schema, items, additionalProperties, ...anyOf, ...oneOf, ...allOf].map((each) =>
    typeof each === "object" && each.properties !== undefined ? <Members schema={each} /> : null,
  );
}

function Members({ schema }: { schema: Schema }) {
  const members = Object.entries(schema.properties ?? {});
  if (members.length === 0) return null;
  return (
    <dl>
      {members.map(([name, member]) => (
        <Member name={name} schema={member} required={schema.required?.includes(name) ?? false} />
      ))}
    </dl>
  );
}

export function SchemaView({ schema }: { schema: Schema }) {
  const isClosed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
  return (
    <div class="schema">
      <p>
        <span class="kind"><Kind schema={schema} /></span> <Rules schema={schema} />
        {schema.discriminator === undefined ? null : (
          <span class="quiet">
            told apart by <code>{schema.discriminator.propertyName}</code>
          </span>
        )}
        {schema.properties !== undefined && !isClosed ? <span class="quiet"> and other members</span> : null}
      </p>
      <Text text={schema.description} />
      {schema.properties !== undefined && schema.allOf !== undefined ? (
        <p>Has what these have: {separated(schema.allOf.map((part) => <Kind schema={part} />), ", ")}</p>
      ) : null}
      <Inner schema={schema} />
      {(schema.examples ?? []).map((example) => <Code value={example} />)}
    </div>
  );
}

/** All schemas that have a name, each where links to it lead. */
export function Schemas({ contract, open }: { contract: Contract; open: string }) {
  return (
    <section aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      {Object.entries(contract.components.schemas).map(([name, schema]) => (
        <section id={`schema-${name}`} key={name} class={open === `schema-${name}` ? "open" : undefined} tabIndex={-1}>
          <h3>{name}</h3>
          <SchemaView schema={schema} />
        </section>
      ))}
    </section>
  );
}
