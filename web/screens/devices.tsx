// SPDX-License-Identifier: Apache-2.0
// The tokens of the player: which there are, revoking one, one more for another device.
import { useState } from "preact/hooks";
import { TRIES, action, api, read, send } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Schemas } from "../api/schemas";
import { ensureSession, session } from "../api/session";
import { formatTime, words } from "../i18n";
import { useLoad } from "../parts/load";
import { Alert, Failed } from "../parts/problem";
import { Qr } from "../parts/qr";
import { CopyField } from "../parts/share";

type Device = Schemas["PlayerToken"];

async function readAll(): Promise<Device[]> {
  const all: Device[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await read(api.GET("/v1/players/me/tokens", { params: { query: { cursor, limit: 100 } } }));
    all.push(...page.items);
    if (page.next === null) return all;
    cursor = page.next;
  }
}

export function Devices() {
  const { settings: word } = words.value;
  const me = session.value?.player.id ?? null;
  const [minted, setMinted] = useState(0);
  return (
    <section aria-label={word.devices}>
      <h2>{word.devices}</h2>
      {me === null ? <p>{word.noDevices}</p> : <DeviceTable key={`${me} ${minted}`} />}
      <Another minted={() => setMinted(minted + 1)} />
    </section>
  );
}

function DeviceTable() {
  const { settings: word, common } = words.value;
  const { value, problem, reload } = useLoad(readAll, []);
  const [refused, setRefused] = useState<Problem | null>(null);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <p>{common.loading}</p>;
  const revoke = async (id: string) => {
    try {
      setRefused(null);
      await send(action("DELETE", `/v1/players/me/tokens/${encodeURIComponent(id)}`), { tries: TRIES });
      reload();
    } catch (error) {
      setRefused(asProblem(error));
    }
  };
  return (
    <>
      <p>{word.devicesText}</p>
      <div class="scroll">
        <table aria-label={word.devices}>
          <thead>
            <tr>
              <th scope="col">{word.columns.label}</th>
              <th scope="col">{word.columns.made}</th>
              <th scope="col">{word.columns.expires}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {value.map((device) => (
              <tr key={device.id}>
                <th scope="row">{device.label || word.noLabel}</th>
                <td>{formatTime(device.created_at)}</td>
                <td>{device.expires_at === null ? word.never : formatTime(device.expires_at)}</td>
                <td>
                  <button type="button" aria-label={word.revokeOf(device.label || word.noLabel)} onClick={() => void revoke(device.id)}>
                    {word.revoke}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Alert problem={refused} />
    </>
  );
}

/** Mints a token for another device and shows it once, as a link. */
function Another({ minted }: { minted: () => void }) {
  const { settings: word } = words.value;
  const [label, setLabel] = useState("");
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const mint = async (event: Event) => {
    event.preventDefault();
    setProblem(null);
    try {
      await ensureSession();
      const made = await send<Schemas["NewPlayerToken"]>(action("POST", "/v1/players/me/tokens", { label }), { tries: TRIES });
      if (made.token !== undefined) setLink(`${location.origin}/settings#${made.token}`);
      minted();
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  return (
    <form class="form" aria-label={word.another} onSubmit={(event) => void mint(event)} noValidate>
      <div class="entry">
        <label>
          {word.deviceName}
          <input type="text" maxLength={64} value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
        </label>
      </div>
      <div class="buttons">
        <button type="submit">{word.another}</button>
      </div>
      <Alert problem={problem} />
      {link !== null && (
        <>
          <p>{word.linkText}</p>
          <CopyField label={word.link} value={link} button={word.copy} copied={word.copied} />
          <Qr text={link} label={word.qr} />
        </>
      )}
    </form>
  );
}
