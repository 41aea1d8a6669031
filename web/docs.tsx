// SPDX-License-Identifier: Apache-2.0
// The contract as a page, under /docs: everything that openapi.yaml says, and forms to try it with. It asks this server for
// the document, and nobody for anything else. No library for such pages holds under the page's policy: each of those tried
// (Redoc, Swagger UI, Scalar, RapiDoc, OpenAPI Explorer) writes style elements or makes markup of strings.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Contract, type Endpoint, endpointsOf, fits } from "./docs/openapi";
import { OperationView } from "./docs/operation";
import { Schemas } from "./docs/schema";
import { Text } from "./docs/text";

/** The part of the address behind "#", as it changes; what it names is brought into view. */
function useNamed(): string {
  const [named, setNamed] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => setNamed(location.hash.slice(1));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => document.getElementById(named)?.scrollIntoView(), [named]);
  return named;
}

/** The token that the page of this browser plays with, if there is one. */
function ownToken(): string {
  try {
    return localStorage.getItem("referee.token") ?? "";
  } catch {
    return "";
  }
}

interface ToolsProps {
  words: string;
  setWords: (words: string) => void;
  token: string;
  setToken: (token: string) => void;
}

function Tools({ words, setWords, token, setToken }: ToolsProps) {
  return (
    <form class="tools" onSubmit={(event) => event.preventDefault()}>
      <label>
        Search
        <input type="search" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <label>
        Token
        <input
          type="password"
          value={token}
          onInput={(event) => setToken(event.currentTarget.value.trim())}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="token-help"
        />
      </label>
      <p id="token-help" class="quiet">Sent with what you try here; at first the one that this browser plays with.</p>
    </form>
  );
}

function Contents({ groups }: { groups: [string, Endpoint[]][] }) {
  return (
    <nav aria-label="Operations">
      {groups.map(([tag, endpoints]) => (
        <details>
          <summary>{tag}</summary>
          <ul>
            {endpoints.map(({ operation }) => (
              <li><a href={`#${operation.operationId}`}>{operation.summary}</a></li>
            ))}
          </ul>
        </details>
      ))}
      <p><a href="#schemas">Schemas</a></p>
    </nav>
  );
}

function Docs({ contract }: { contract: Contract }) {
  const named = useNamed();
  const [words, setWords] = useState("");
  const [token, setToken] = useState(ownToken);
  const endpoints = endpointsOf(contract).filter((endpoint) => fits(endpoint, words.trim()));
  const groups = contract.tags
    .map(({ name }): [string, Endpoint[]] => [name, endpoints.filter(({ operation }) => operation.tags[0] === name)])
    .filter(([, members]) => members.length > 0);
  return (
    <>
      <a class="skip" href="#content">Skip to content</a>
      <header>
        <p><a href="/">Play</a> · <a href="/openapi.yaml">openapi.yaml</a> · <a href="/openapi.json">openapi.json</a></p>
        <Tools words={words} setWords={setWords} token={token} setToken={setToken} />
        <Contents groups={groups} />
      </header>
      <main id="content" tabIndex={-1}>
        <h1>Interface</h1>
        <p class="quiet">{contract.info.title} {contract.info.version}</p>
        {words.trim() === "" ? <Text text={contract.info.description} /> : null}
        <p role="status">{words.trim() === "" ? "" : `${endpoints.length} operations fit.`}</p>
        {groups.map(([tag, members]) => (
          <section key={tag} aria-labelledby={`tag-${tag}`}>
            <h2 id={`tag-${tag}`}>{tag}</h2>
            <Text text={contract.tags.find(({ name }) => name === tag)?.description} />
            {members.map((endpoint) => (
              <OperationView
                key={endpoint.operation.operationId}
                contract={contract}
                endpoint={endpoint}
                token={token}
                isNamed={named === endpoint.operation.operationId}
              />
            ))}
          </section>
        ))}
        <Schemas contract={contract} open={named} />
      </main>
    </>
  );
}

function Failed({ why }: { why: string }) {
  return (
    <main>
      <h1>Interface</h1>
      <p role="alert">The contract cannot be read: {why}</p>
      <p><button type="button" onClick={() => location.reload()}>Try again</button></p>
    </main>
  );
}

async function start(root: HTMLElement): Promise<void> {
  render(<p role="status">Reading the contract</p>, root);
  try {
    const response = await fetch("/openapi.json");
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    render(<Docs contract={(await response.json()) as Contract} />, root);
  } catch (failure) {
    render(<Failed why={failure instanceof Error ? failure.message : String(failure)} />, root);
  }
}

const root = document.getElementById("docs");
if (root !== null) void start(root);
