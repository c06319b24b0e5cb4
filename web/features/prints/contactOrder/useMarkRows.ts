import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { updateContactOrder } from "#api/sales/contactLenses.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { contactOrderStrings as text } from "./contactOrder.strings.ts";
import { type ContactPage, nameOf } from "./orderPages.ts";

/** Reason of a failed write; '' of one that went well. */
async function failureIn(write: () => Promise<unknown>): Promise<string> {
  try {
    await write();
    return "";
  } catch (error) {
    console.warn(error);
    return failureOf(error).message || text.noAnswer;
  }
}

/** Marks the rows of a page one after the other. Failed ones are named, and tried again by the next press. */
export function useMarkRows() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const isMarked = ({ id, status }: ListedContactOrder) => status !== "to_order" || marked.has(id);
  /** True where all rows are marked. */
  const mark = async ({ supplier, rows }: ContactPage, reference: string): Promise<boolean> => {
    const failed: string[] = [];
    const now = new Set(marked);
    for (const [index, row] of rows.entries()) {
      setDone(index);
      if (isMarked(row)) continue;
      const why = await failureIn(() =>
        updateContactOrder(row.id, {
          status: "ordered",
          supplier: supplier.id,
          ...(reference && { reference }),
        }),
      );
      if (why) failed.push(text.markFailed(nameOf(row), why));
      else now.add(row.id);
    }
    setMarked(now);
    setFailures(failed);
    setDone(null);
    return failed.length === 0;
  };
  /** Gives rows their former state and reference; returns the errors. */
  const unmark = async (rows: readonly ListedContactOrder[]): Promise<string[]> => {
    const failed: string[] = [];
    for (const row of rows) {
      const { status, reference } = row;
      const why = await failureIn(() => updateContactOrder(row.id, { status, reference }));
      if (why) failed.push(text.unmarkFailed(nameOf(row), why));
    }
    setMarked((old) => new Set([...old].filter((id) => rows.every((row) => row.id !== id))));
    return failed;
  };
  return { isMarked, done, failures, mark, unmark };
}
export type Marking = ReturnType<typeof useMarkRows>;
