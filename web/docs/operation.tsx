// SPDX-License-Identifier: Apache-2.0
// One operation: what it is for, what it takes, all that it may answer; and trying it.
import { useState } from "preact/hooks";
import { type Contract, type Described, type Endpoint, type Responses, examplesOf, resolve } from "./openapi";
import { SchemaView } from "./schema";
import { Code, Line, Text } from "./text";
import { Try } from "./try";

function Examples({ contract, described }: { contract: Contract; described: Described }) {
  return (
    <>
      {examplesOf(contract, described).map(([name, value]) => (
        <details>
          <summary>{name}</summary>
          <Code value={value} />
        </details>
      ))}
    </>
  );
}

function Content({ contract, content }: { contract: Contract; content: Record<string, Described> }) {
  return (
    <>
      {Object.entries(content).map(([type, described]) => (
        <div>
          <p><code>{type}</code></p>
          {described.schema === undefined ? null : <SchemaView schema={described.schema} />}
          <Examples contract={contract} described={described} />
        </div>
      ))}
    </>
  );
}

interface Row extends Described {
  name: string;
  place: string;
  description?: string | undefined;
}

/** Parameters, or headers of an answer. */
function Rows({ caption, rows }: { caption: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <div class="wide" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr><th scope="col">Name</th><th scope="col">What</th><th scope="col">Values</th><th scope="col">Example</th></tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row"><code>{row.name}</code> <span class="quiet">{row.place}</span></th>
              <td><Line text={row.description} /></td>
              <td>{row.schema === undefined ? null : <SchemaView schema={row.schema} />}</td>
              <td>{row.example === undefined ? null : <code>{String(row.example)}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Answers({ contract, responses }: { contract: Contract; responses: Responses }) {
  return (
    <>
      {Object.entries(responses).map(([status, each]) => {
        const response = resolve(contract, each);
        const headers = Object.entries(response.headers ?? {}).map(([name, header]): Row => {
          return { ...resolve(contract, header), name, place: "" };
        });
        return (
          <details open={status.startsWith("2")}>
            <summary><strong>{status}</strong> <Line text={response.description.split("\n")[0]} /></summary>
            <Text text={response.description.split("\n").slice(1).join("\n")} />
            <Content contract={contract} content={response.content ?? {}} />
            <Rows caption="Headers" rows={headers} />
          </details>
        );
      })}
    </>
  );
}

interface Props {
  contract: Contract;
  endpoint: Endpoint;
  token: string;
}

function Details({ contract, endpoint, token }: Props) {
  const { operation, parameters } = endpoint;
  const isForAll = operation.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;
  const rows = parameters.map((each): Row => ({ ...each, place: each.required ? `${each.in}, required` : each.in }));
  return (
    <>
      <Text text={operation.description} />
      <p class="quiet">
        {isForAll ? "No token is needed." : "A token is needed."} Operation <code>{operation.operationId}</code>.
      </p>
      <Rows caption="Parameters" rows={rows} />
      {operation.requestBody === undefined ? null : (
        <>
          <h4>Body{operation.requestBody.required ? "" : " (may be left out)"}</h4>
          <Text text={operation.requestBody.description} />
          <Content contract={contract} content={operation.requestBody.content} />
        </>
      )}
      <h4>Answers</h4>
      <Answers contract={contract} responses={operation.responses} />
      {(operation["x-alternatives"] ?? []).map(({ when, responses }) => (
        <>
          <h4>Answers when <Line text={when} /></h4>
          <Answers contract={contract} responses={responses} />
        </>
      ))}
      <Try contract={contract} endpoint={endpoint} token={token} />
    </>
  );
}

/** Closed, it is a line; what is in it is made when it is opened first, and kept. */
export function OperationView({ isNamed, ...props }: Props & { isNamed: boolean }) {
  const [wasOpened, setOpened] = useState(isNamed);
  const { method, path, operation } = props.endpoint;
  return (
    <details
      id={operation.operationId}
      open={isNamed || undefined}
      class="operation"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        <h3>
          <span class="method">{method}</span> <code>{path}</code>
        </h3>{" "}
        <span>{operation.summary}</span>
      </summary>
      {wasOpened || isNamed ? <Details {...props} /> : null}
    </details>
  );
}
