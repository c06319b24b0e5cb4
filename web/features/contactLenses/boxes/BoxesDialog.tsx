import { useQuery } from "@tanstack/react-query";
import { contactLensQueries, createBox, deleteBox } from "#api/sales/contactLenses.ts";
import { refusalOf } from "#api/failure.ts";
import type { ListedContactBox, ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { newId } from "#lib/ids.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { boxStrings as text } from "./boxes.strings.ts";
import { nameOfRow, wordsOfRow } from "./boxRows.ts";

/** Highest number of boxes that are loaded for a row. */
const mostBoxes = 100;

/** Deletes a mistyped box; the toast offers to store it again. */
async function remove(box: ListedContactBox): Promise<void> {
  const { order, gtin, lot, expires_on, quantity } = box;
  try {
    await deleteBox(box.id);
  } catch (error) {
    console.warn(error);
    return void toast.error(refusalOf(error, text.removeFailed));
  }
  const act = () =>
    createBox(newId(), { order, gtin, lot, expires_on, quantity }).catch((error: unknown) => {
      console.warn(error);
      toast.error(refusalOf(error, text.keepFailed));
    });
  tellUndoable(text.removed, () => void act());
}

function Box({ box }: { box: ListedContactBox }) {
  const { isBusy, once } = useOnce();
  const lot = box.lot || text.noLot;
  const details = [
    box.expires_on && text.untilDay(formatDay(box.expires_on)),
    box.gtin,
    box.by && text.by(box.by),
  ];
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {box.quantity > 1 && `${box.quantity} × `}
          {lot}
        </span>
        <span className="block text-sm text-ink-3">{details.filter(Boolean).join(" · ")}</span>
      </span>
      <IconButton
        icon="bin"
        variant="danger-quiet"
        label={text.remove(lot)}
        right="job.move"
        disabled={isBusy}
        onClick={() => void once(() => remove(box))}
      />
    </li>
  );
}

type Props = { row: ListedContactOrder; onAdd: () => void; onClose: () => void };

/** Dialog that lists the scanned boxes of a row. */
export function BoxesDialog({ row, onAdd, onClose }: Props) {
  const query = useQuery(contactLensQueries.boxes({ order: row.id, perPage: mostBoxes }));
  return (
    <Dialog title={text.of(nameOfRow(row))} onClose={onClose}>
      <p className="text-ink-2">{wordsOfRow(row)}</p>
      <Loaded query={query} failed={text.loadFailed} skeleton={<RowsSkeleton rows={2} />}>
        {({ items }) => (
          <>
            <p role="status" className="font-medium">
              {text.there(
                items.reduce((sum, { quantity }) => sum + quantity, 0),
                row.quantity,
              )}
            </p>
            {items.length > 0 ? (
              <ul className="divide-y divide-line">
                {items.map((box) => (
                  <Box key={box.id} box={box} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-3">{text.none}</p>
            )}
          </>
        )}
      </Loaded>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>{words.close}</Button>
        <Button variant="primary" icon="plus" right="job.move" onClick={onAdd}>
          {text.add}
        </Button>
      </div>
    </Dialog>
  );
}
