import { useEffect } from "react";
import { askPerson } from "#api/session/prompts.ts";
import { currentPerson } from "#api/session/people.ts";
import { isConnected } from "#api/connection.ts";
import type { CountDocument, LastScan, SentScan } from "#domain/counts/countAnswers.ts";
import { draftOwner } from "#lib/forms/draft.ts";
import { newId } from "#lib/ids.ts";
import { useValue } from "#lib/useValue.ts";
import { play } from "./sounds.ts";
import { stationOf } from "./station.ts";

/** Scan of a code, or of a product that was chosen by its name. */
export type Scanned = Pick<SentScan, "code" | "product" | "quantity" | "recount">;
type Row = Pick<LastScan, "id" | "code" | "product">;

/** Id of the person who scans; on a shared computer without a signed-in person, asks who it is. */
async function owner(): Promise<string | null> {
  if (draftOwner.peek() === null) await askPerson(null);
  return draftOwner.peek();
}

/** Scans that this person makes of a count, stored until they are sent. */
export function useScans({ id: count, last }: Pick<CountDocument, "id" | "last">) {
  const person = useValue(draftOwner);
  const station = stationOf(person ?? "", count);
  const { queue, shown } = station;
  const waiting = useValue(queue.waiting);
  useEffect(() => queue.resume(), [queue, person]);
  const add = async (scan: Omit<SentScan, "ago">) => {
    const at = Date.now();
    const theirs = await owner();
    if (theirs === null) return;
    stationOf(theirs, count).queue.add({ ...scan, at });
    // Sound for an unknown result, because the server cannot be reached.
    if (!isConnected.peek()) play("doubtful");
  };
  const undo = ({ id, code, product }: Row) =>
    void add({ id, ...(code ? { code } : { product }), undone: true });
  const undone = new Set(waiting.flatMap(({ scan }) => (scan.undone ? [scan.id] : [])));
  const mine = currentPerson.peek()?.name ?? "";
  const unsent = waiting.filter(({ scan }) => !scan.undone).map(({ scan }) => scan);
  /** Last scan of this person that counts or waits, and so can be undone. */
  const undoable = (): Row | undefined => {
    const late = [...unsent].reverse().find(({ id }) => !undone.has(id));
    if (late) return { code: "", product: "", ...late };
    return last.find(({ id, by, state }) => by === mine && state !== "undone" && !undone.has(id));
  };
  return {
    waiting,
    unsent,
    undone,
    state: useValue(queue.state),
    sentence: useValue(queue.sentence),
    shown: useValue(shown),
    resume: queue.resume,
    forget: queue.forget,
    take: (scanned: Scanned) => void add({ id: newId(), ...scanned }),
    undo,
    undoable,
    undoLast: () => {
      const row = undoable();
      if (row) undo(row);
    },
  };
}
export type Scans = ReturnType<typeof useScans>;
