import { failureOf, isNotFound, refusalOf } from "#api/failure.ts";
import { invalidate } from "#api/queryClient.ts";
import { loadContactOrder, updateContactOrder } from "#api/sales/contactLenses.ts";
import type { ContactOrder } from "#domain/core/records.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { useLine } from "#lib/forms/useLine.ts";
import { contactOrderStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { lensLists } from "./lensLists.strings.ts";
import { rowName } from "./lensViews.ts";

type Status = ContactOrder["status"];
type Row = Pick<ListedContactOrder, "id" | "status" | "eye" | "expand">;

/** Moves rows one after the other; the message of the last act undoes it. */
export function useMoveRows() {
  const line = useLine();
  const send = (rows: readonly Row[], to: Status): void => {
    const takeBack = () => {
      for (const row of rows) void line.send(() => undo(row, to), tellFailure);
    };
    const moved = async () => {
      for (const { id } of rows) await updateContactOrder(id, { status: to });
    };
    void line
      .send(moved, (sent) => sent.then(() => tell(rows, to, takeBack), tellError))
      .catch(() => {});
  };
  const move = (rows: readonly Row[], to: Status) => {
    const others = rows.filter(({ status }) => status !== to);
    if (others.length > 0) send(others, to);
  };
  return { move, isMoving: line.isBusy };
}

/** Gives a row its former state, unless another station has moved it on. */
async function undo(row: Row, from: Status): Promise<void> {
  const { status } = await loadContactOrder(row.id);
  if (status === from) await updateContactOrder(row.id, { status: row.status });
  else toast.error(lensLists.movedOn(contactOrderStatusLabels[status]));
}

function tell(rows: readonly Row[], to: Status, act: () => void): void {
  const [first, ...others] = rows;
  if (!first) return;
  const state = contactOrderStatusLabels[to];
  const text =
    others.length > 0
      ? lensLists.movedMany(rows.length, state)
      : lensLists.moved(rowName(first), state);
  tellUndoable(text, { label: words.cancel, act });
}

const tellFailure = (sent: Promise<void>): Promise<void> => sent.catch(tellError);

function tellError(error: unknown): void {
  console.warn(error);
  if (isNotFound(error)) {
    toast.error(lensLists.gone);
    invalidate("optique_contact_orders");
  } else toast.error(failureOf(error).message || refusalOf(error, lensLists.moveFailed));
}
