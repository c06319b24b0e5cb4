import { useRef, useState } from "react";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { loadRemoval, type Removal, type RemovedFrom } from "#api/removals.ts";
import { formatCount } from "#lib/formats.ts";
import { ui } from "#ui/ui.strings.ts";
import { failureOf } from "#api/failure.ts";
import { confirmDelete, type ToastPlace } from "./confirmDelete.ts";
import { toast } from "./toast.ts";

type Texts<Row> = {
  /** Record of the question: kind, name and details. */
  target: (row: Row) => readonly string[];
  /** Route that checks a deletion beforehand. */
  list?: RemovedFrom;
  /** Dependent data of the check; `collected` in dirhams. */
  alsoDoes?: (row: Row, collected?: number) => Promise<string>;
  /** Duration and position of the question. */
  durationMs: number;
  place?: ToastPlace;
  send: (id: string) => Promise<void>;
  removed: (row: Row) => string;
  failed: string;
  onRemoved?: (() => void) | undefined;
  /** Handles a refusal because of documents; a toast by default. */
  onRefused?: (row: Row, message: string) => void;
};

const consequenceOf = ({ leaving, ...removal }: Removal): string =>
  [leaving > 0 && ui.removal.leaving(leaving, formatCount(leaving)), erasedBy(removal)]
    .filter(Boolean)
    .join(" · ");

/** One sentence, which fits a line. */
function erasedBy({ collected, hasJob }: Pick<Removal, "collected" | "hasJob">): string {
  if (collected === 0) return hasJob ? ui.removal.job : "";
  return ui.removal[hasJob ? "both" : "collected"](formatMoney(toCentimes(collected)));
}

/** Asks, deletes and reports; `removing` is the record being deleted. */
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
      if (status !== 400 || !message) toast.error(texts.failed);
      else refuse(row, message);
    }
  };
  const { target, durationMs, place = "right" } = texts;
  const ask = (row: Row, consequence: string) => {
    const name = target(row).filter(Boolean).join(" · ");
    confirmDelete(name, () => void send(row), { durationMs, place, consequence });
  };
  const presses = useRef(0);
  const remove = async (row: Row) => {
    presses.current += 1;
    const press = presses.current;
    try {
      const removal = texts.list && (await loadRemoval(texts.list, row.id));
      if (removal?.refusal) return refuse(row, removal.refusal);
      // Toasts beside the question do not block it.
      const more = await texts.alsoDoes?.(row, removal?.collected).catch((error: unknown) => {
        console.warn(error);
        return "";
      });
      // Ignores an answer after another press.
      if (press !== presses.current) return;
      ask(row, [removal && consequenceOf(removal), more].filter(Boolean).join(" · "));
    } catch (error) {
      console.warn(error);
      toast.error(texts.failed);
    }
  };
  return { removing, remove: (row: Row) => void remove(row) };
}
