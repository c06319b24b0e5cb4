import { useRef, useState } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { loadRemoval, type Removal, type RemovedFrom } from "#api/removals.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { ui } from "#ui/ui.strings.ts";
import { failureOf, missingRight } from "#api/failure.ts";
import { confirmDelete, type Consequence, type Target, type ToastPlace } from "./confirmDelete.tsx";
import { toast } from "./toast.ts";

type Texts<Row> = {
  /** Describes the record in the question. */
  target: (row: Row) => Target;
  /** List whose route checks beforehand what a deletion would do. */
  list?: RemovedFrom;
  /** Sentence about dependent data, after that check; `collected` is in dirhams. */
  alsoDoes?: (row: Row, collected?: number) => Promise<string>;
  /** Duration (six seconds by default) and position of the question. */
  durationMs?: number;
  place?: ToastPlace;
  send: (id: string) => Promise<void>;
  removed: (row: Row) => string;
  failed: string;
  onRemoved?: (() => void) | undefined;
  /** Called when documents prevent the deletion; by default a toast. */
  onRefused?: (row: Row, message: string) => void;
};

function consequencesOf({ leaving, collected, hasJob }: Removal): Consequence[] {
  const { removal } = ui;
  return [
    { icon: "box", text: leaving > 0 ? removal.leaving(leaving, formatCount(leaving)) : "" },
    {
      icon: "banknote",
      text: collected > 0 ? removal.collected(formatMoney(toCentimes(collected))) : "",
    },
    { icon: "mounting", text: hasJob ? removal.job : "" },
  ];
}

/** Asks, deletes and reports. `removing`: id of the record being deleted. */
export function useDelete<Row extends { id: string }>(texts: Texts<Row>) {
  const [removing, setRemoving] = useState<string | null>(null);
  const refuse = (row: Row, message: string) => {
    if (texts.onRefused) texts.onRefused(row, message);
    else toast.error(message);
  };
  const send = async (row: Row) => {
    setRemoving(row.id);
    try {
      await texts.send(row.id);
      toast.success(texts.removed(row));
      texts.onRemoved?.();
    } catch (error) {
      console.warn(error);
      setRemoving(null);
      const { status, message } = failureOf(error);
      if (status !== 400 || !message) toast.error(missingRight(error) || texts.failed);
      else refuse(row, message);
    }
  };
  const { target, durationMs = 6000, place = "right" } = texts;
  const ask = (row: Row, possible: Consequence[]) => {
    const consequences = possible.filter(({ text }) => text !== "");
    confirmDelete(target(row), () => void send(row), { durationMs, place, consequences });
  };
  const presses = useRef(0);
  const remove = async (row: Row) => {
    presses.current += 1;
    const press = presses.current;
    try {
      const removal = texts.list && (await loadRemoval(texts.list, row.id));
      if (removal?.refusal) return refuse(row, removal.refusal);
      // A failed check does not block the question: the deletion itself is checked again.
      const more = await texts.alsoDoes?.(row, removal?.collected).catch((error: unknown) => {
        console.warn(error);
        return "";
      });
      // Ignores the answer of an earlier press.
      if (press !== presses.current) return;
      const also: Consequence = { icon: "triangle-alert", text: more ?? "" };
      ask(row, [...(removal ? consequencesOf(removal) : []), also]);
    } catch (error) {
      console.warn(error);
      toast.error(texts.failed);
    }
  };
  return { removing, remove: (row: Row) => void remove(row) };
}
