import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { updateContactOrder } from "#api/sales/contactLenses.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { contactOrderStrings as text } from "./contactOrder.strings.ts";
import { type ContactPage, nameOf } from "./orderPages.ts";

/** Error of a failed write, or ''. Calls `onMoved` when another station has already changed the row. */
async function failureIn(write: () => Promise<unknown>, onMoved: () => void): Promise<string> {
  try {
    await write();
    return "";
  } catch (error) {
    console.warn(error);
    const { status, message } = failureOf(error);
    if (status === 409) onMoved();
    return message || text.noAnswer;
  }
}

/**
 * Marks the rows of a page as ordered, one after the other. Failed rows are named and retried at the next press; rows
 * that another station has changed leave the page.
 */
export function useMarkRows() {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set());
  const isMarked = ({ id, status }: ListedContactOrder) => status !== "to_order" || marked.has(id);
  const leave = ({ id }: ListedContactOrder) => setMoved((old) => new Set([...old, id]));
  /** Marks the rows of a page; resolves to true when all are marked. */
  const mark = async ({ supplier, rows }: ContactPage, reference: string): Promise<boolean> => {
    const failed: string[] = [];
    const now = new Set(marked);
    for (const [index, row] of rows.entries()) {
      setDone(index);
      if (isMarked(row)) continue;
      const values = { supplier: supplier.id, ...(reference && { reference }) };
      const why = await failureIn(
        () => updateContactOrder(row.id, { ...values, status: "ordered", expected: row.status }),
        () => leave(row),
      );
      if (why) failed.push(text.markFailed(nameOf(row), why));
      else now.add(row.id);
    }
    setMarked(now);
    setFailures(failed);
    setDone(null);
    return failed.length === 0;
  };
  /** Restores the former state and reference of rows; resolves to the errors. */
  const unmark = async (rows: readonly ListedContactOrder[]): Promise<string[]> => {
    const failed: string[] = [];
    for (const row of rows) {
      const { status, reference } = row;
      const why = await failureIn(
        () => updateContactOrder(row.id, { status, reference, expected: "ordered" }),
        () => leave(row),
      );
      if (why) failed.push(text.unmarkFailed(nameOf(row), why));
    }
    setMarked((old) => new Set([...old].filter((id) => rows.every((row) => row.id !== id))));
    return failed;
  };
  return {
    isMarked,
    isMoved: ({ id }: ListedContactOrder) => moved.has(id),
    done,
    failures,
    mark,
    unmark,
  };
}
export type Marking = ReturnType<typeof useMarkRows>;
