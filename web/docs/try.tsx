// SPDX-License-Identifier: Apache-2.0
// "Try it": a request to this server, as the fields say, and its answer as it comes.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Contract, type Endpoint, type Json, type Parameter, examplesOf, mediaTypesOf } from "./openapi";

/** Of an answer no more than this is shown; streams go on for ever. */
const SHOWN_MAX = 200_000;

interface Answer {
  status: string;
  headers: [string, string][];
  body: string;
  note: string;
}

interface Request {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | null;
}

/** What is in the fields; those of parameters by place and name. */
interface Fields {
  values: Record<string, string>;
  accept: string;
  body: string;
  token: string;
}

/** What the fields make; a field that is empty is not sent. */
function requestOf(endpoint: Endpoint, { values, accept, body, token }: Fields): Request {
  const named = (place: Parameter["in"]) =>
    endpoint.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name }): [string, string] => [name, values[`${place} ${name}`] ?? ""])
      .filter(([, value]) => value !== "");
  const path = named("path").reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(value)),
    endpoint.path,
  );
  const query = new URLSearchParams(named("query")).toString();
  const hasBody = endpoint.operation.requestBody !== undefined && body !== "";
  return {
    method: endpoint.method,
    address: query === "" ? path : `${path}?${query}`,
    headers: {
      ...Object.fromEntries(named("header")),
      ...(accept === "" ? {} : { Accept: accept }),
      ...(token === "" ? {} : { Authorization: `Bearer ${token}` }),
      ...(hasBody ? { "Content-Type": "application/json" } : {}),
    },
    body: hasBody ? body : null,
  };
}

/** On one line, where it is JSON. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text) as Json);
  } catch {
    return text;
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same for a shell; without the token, which is nothing to be shown around. */
function curlOf({ method, address, headers, body }: Request, origin: string): string {
  const shown = Object.entries(headers).map(([name, value]) =>
    name === "Authorization" ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const verb = method === "GET" ? [] : ["-X", method];
  const data = body === null ? [] : ["-d", quoted(compact(body))];
  return ["curl", ...verb, ...shown, ...data, quoted(origin + address)].join(" ");
}

function pretty(text: string, type: string): string {
  if (!/json$/.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text) as Json, null, 2);
  } catch {
    return text;
  }
}

async function readAnswer(response: Response, show: (answer: Answer) => void): Promise<void> {
  const status = `${response.status} ${response.statusText}`;
  const answer: Answer = { status, headers: [...response.headers], body: "", note: "" };
  const type = (response.headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  show(answer);
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    answer.body += decoder.decode(piece.value, { stream: true });
    if (answer.body.length > SHOWN_MAX) {
      await reader?.cancel();
      show({ ...answer, body: answer.body.slice(0, SHOWN_MAX), note: "There is more." });
      return;
    }
    if (type === "text/event-stream") show({ ...answer });
  }
  show({ ...answer, body: pretty(answer.body, type) });
}

function Field({ parameter, value, change }: { parameter: Parameter; value: string; change: (value: string) => void }) {
  return (
    <label>
      {parameter.name} <span class="quiet">{parameter.in}{parameter.required ? ", required" : ""}</span>
      <input value={value} onInput={(event) => change(event.currentTarget.value)} spellcheck={false} autocomplete="off" />
    </label>
  );
}

interface ChoiceProps {
  label: string;
  /** Values, each with what is shown of it. */
  options: [string, string][];
  value: string;
  change: (value: string) => void;
}

function Choice({ label, options, value, change }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(([each, text]) => <option value={each}>{text}</option>)}
      </select>
    </label>
  );
}

function AnswerView({ answer }: { answer: Answer }) {
  return (
    <div class="answer">
      <p>
        <strong>{answer.status}</strong> {answer.note}
      </p>
      <details>
        <summary>Headers</summary>
        <pre tabIndex={0}>{answer.headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</pre>
      </details>
      {answer.body === "" ? null : <pre tabIndex={0} aria-label="Body of the answer">{answer.body}</pre>}
    </div>
  );
}

/** A request under way, of which there is one at a time; it ends with its form. */
function useSending() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  async function send({ address, method, headers, body }: Request) {
    const mine = new AbortController();
    under.current?.abort();
    under.current = mine;
    setBusy(true);
    setAnswer(null);
    try {
      await readAnswer(await fetch(address, { method, headers, body, signal: mine.signal, cache: "no-store" }), setAnswer);
    } catch (failure) {
      const note = failure instanceof Error ? failure.message : String(failure);
      if (!mine.signal.aborted) setAnswer({ status: "No answer", headers: [], body: "", note });
    }
    if (under.current === mine) setBusy(false);
  }
  return { answer, isBusy, send, stop: () => under.current?.abort() };
}

export function Try({ contract, endpoint, token }: { contract: Contract; endpoint: Endpoint; token: string }) {
  const content = endpoint.operation.requestBody?.content["application/json"];
  const examples = examplesOf(contract, content ?? {}).map(([name, value]): [string, string] => [
    JSON.stringify(value, null, 2),
    name,
  ]);
  const types = mediaTypesOf(contract, endpoint.operation);
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(examples[0]?.[0] ?? "");
  const [accept, setAccept] = useState(types[0] ?? "");
  const { answer, isBusy, send, stop } = useSending();
  const request = requestOf(endpoint, { values, accept, body, token });
  const missing = endpoint.parameters.filter(({ name, in: place, required }) => required && !values[`${place} ${name}`]);
  return (
    <form
      class="try"
      aria-label={`Try ${endpoint.operation.operationId}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0) void send(request);
      }}
    >
      <h4>Try it</h4>
      {endpoint.parameters.map((parameter) => {
        const key = `${parameter.in} ${parameter.name}`;
        const change = (value: string) => setValues((all) => ({ ...all, [key]: value }));
        return <Field parameter={parameter} value={values[key] ?? ""} change={change} />;
      })}
      {types.length > 1 ? (
        <Choice label="Accept" options={types.map((type) => [type, type])} value={accept} change={setAccept} />
      ) : null}
      {examples.length > 1 ? <Choice label="Example" options={examples} value={body} change={setBody} /> : null}
      {content === undefined ? null : (
        <label>
          Body
          <textarea
            rows={Math.min(16, body.split("\n").length + 1)}
            value={body}
            onInput={(event) => setBody(event.currentTarget.value)}
            spellcheck={false}
          />
        </label>
      )}
      <pre tabIndex={0} aria-label="The same with curl">{curlOf(request, location.origin)}</pre>
      <p>
        <button type="submit" aria-disabled={missing.length > 0}>Send</button>{" "}
        {isBusy ? <button type="button" onClick={stop}>Stop</button> : null}{" "}
        {missing.length > 0 ? <span>Needed: {missing.map(({ name }) => name).join(", ")}.</span> : null}
      </p>
      <div role="status">{answer !== null ? `Answer: ${answer.status}` : isBusy ? "Waiting for the answer" : ""}</div>
      {answer === null ? null : <AnswerView answer={answer} />}
    </form>
  );
}
