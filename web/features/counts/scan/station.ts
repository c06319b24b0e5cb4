/** Scans made on this computer: the queue of each count, and the answer to the last scan. */
import { signal } from "@preact/signals-react";
import { isConnected } from "#api/connection.ts";
import { currentPerson } from "#api/session/people.ts";
import { patchCount, sendScans } from "#api/stock/counts.ts";
import { serverNow } from "#lib/clock/serverClock.ts";
import { draftOwner } from "#lib/forms/draft.ts";
import type {
  CountDocument,
  LastScan,
  ScansAnswer,
  TakenScan,
} from "#domain/counts/countAnswers.ts";
import { startOf, type WaitingScan } from "./keptScans.ts";
import { scanQueue } from "./scanQueue.ts";
import { play, type Sound } from "./sounds.ts";

/** Last answered scan; `sentence`: error of a refused one. */
export type Shown = { scan: WaitingScan; taken: TakenScan | null; sentence: string };

/** True of a scan whose product another person also counted, or whose count exceeds the stock. */
export const isDoubtful = ({ state, others, stock, counted }: TakenScan): boolean =>
  state === "counted" && (others.length > 0 || (stock !== undefined && counted > stock));

const soundOf = (taken: TakenScan): Sound => {
  if (taken.state === "undone") return "counted";
  if (taken.state !== "counted") return "refused";
  return isDoubtful(taken) ? "doubtful" : "counted";
};
/** Most serious of several sounds, which alone is played. */
const worst = (sounds: readonly Sound[]): Sound | undefined =>
  (["refused", "doubtful", "counted"] as const).find((sound) => sounds.includes(sound));

const lastsShown = 20;

/** Converts an answered scan to a row of the list of latest scans. */
function lastOf(taken: TakenScan, { code = "", at, recount = false }: WaitingScan): LastScan {
  const { id, state, product, name, reference, quantity } = taken;
  const since = Math.max(Date.now() - at, 0);
  const instant = new Date(serverNow() - since).toISOString().replace("T", " ");
  const by = currentPerson.peek()?.name ?? "";
  return { id, state, product, name, reference, quantity, code, at: instant, by, recount };
}

function withAnswer(
  count: CountDocument,
  { scans, totals }: ScansAnswer,
  sent: readonly WaitingScan[],
): CountDocument {
  const last = scans.reduce<LastScan[]>((rows, taken, place) => {
    const scan = sent[place];
    const known = rows.find(({ id }) => id === taken.id);
    if (known) return rows.map((row) => (row === known ? { ...row, state: taken.state } : row));
    return scan && !scan.undone ? [lastOf(taken, scan), ...rows] : rows;
  }, count.last);
  return { ...count, totals, last: last.slice(0, lastsShown) };
}

export type CountStation = ReturnType<typeof countStation>;

function countStation(owner: string, count: string) {
  const shown = signal<Shown | null>(null);
  const queue = scanQueue(startOf(owner, count), {
    send: (scans, abort) => sendScans(count, scans, abort),
    maySend: () => draftOwner.peek() === owner,
    onTaken: (answer, sent) => {
      patchCount(count, (known) => withAnswer(known, answer, sent));
      const [taken, scan] = [answer.scans.at(-1), sent.at(-1)];
      if (taken && scan) shown.value = { scan, taken, sentence: "" };
      const heard = worst(answer.scans.map(soundOf));
      if (heard) play(heard);
    },
    onRefused: (scan, sentence) => {
      shown.value = { scan, taken: null, sentence };
      play("refused");
    },
  });
  isConnected.subscribe((connected) => {
    if (connected) queue.resume();
  });
  return { queue, shown };
}

/** One queue per person and count, kept when the person leaves the page. */
const stations = new Map<string, CountStation>();
export function stationOf(owner: string, count: string): CountStation {
  const key = `${owner}${count}`;
  const known = stations.get(key) ?? countStation(owner, count);
  stations.set(key, known);
  return known;
}
