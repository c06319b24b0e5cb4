import { failureOf, isNotFound, refusalOf } from "#api/failure.ts";
import { invalidate } from "#api/queryClient.ts";
import { updateContactOrder } from "#api/sales/contactLenses.ts";
import type { ContactOrder } from "#domain/core/records.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { useLine } from "#lib/forms/useLine.ts";
import { contactOrderStatusLabels } from "#lib/texts/labels.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { lensLists } from "./lensLists.strings.ts";
import { rowName } from "./lensViews.ts";

type Status = ContactOrder["status"];
type Row = Pick<ListedContactOrder, "id" | "status" | "given_on" | "eye" | "expand">;

/** Moves rows to another state, one after the other; the toast of the last action offers undo. */
export function useMoveRows() {
  const line = useLine();
  const send = (rows: readonly Row[], to: Status): void => {
    const moved: Row[] = [];
    const takeBack = () => {
      for (const row of moved) void line.send(() => undo(row, to), tellFailure);
    };
    const moving = async () => {
      for (const row of rows) {
        await updateContactOrder(row.id, { status: to, expected: row.status });
        moved.push(row);
      }
    };
    void line
      .send(moving, (sent) => tellFailure(sent).then(() => tell(moved, to, takeBack)))
      .catch(() => {});
  };
  const move = (rows: readonly Row[], to: Status) => {
    const others = rows.filter(({ status }) => status !== to);
    if (others.length > 0) send(others, to);
  };
  return { move, isMoving: line.isBusy };
}

/** Restores the former state of a row; the server refuses if another station has moved it on. */
const undo = ({ id, status, given_on }: Row, from: Status): Promise<unknown> =>
  updateContactOrder(id, {
    status,
    expected: from,
    // Restores the hand-over day, from which the duration of the boxes counts.
    ...(status === "given" && { given_on }),
  });

function tell(rows: readonly Row[], to: Status, act: () => void): void {
  const [first, ...others] = rows;
  if (!first) return;
  const state = contactOrderStatusLabels[to];
  const text =
    others.length > 0
      ? lensLists.movedMany(rows.length, state)
      : lensLists.moved(rowName(first), state);
  tellUndoable(text, act);
}

const tellFailure = (sent: Promise<unknown>): Promise<void> => sent.then(() => {}, tellError);

/** Shows the error, and reloads the rows if another station moved or deleted the row. */
function tellError(error: unknown): void {
  console.warn(error);
  const { status, message } = failureOf(error);
  if (isNotFound(error)) toast.error(lensLists.gone);
  else toast.error(message || refusalOf(error, lensLists.moveFailed));
  if (isNotFound(error) || status === 409) invalidate("optique_contact_orders");
}
