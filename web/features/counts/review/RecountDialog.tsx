import { useState } from "react";
import { parseQuantity } from "#domain/core/money.ts";
import { maxCounted } from "#domain/core/records.ts";
import type { ReviewRow } from "#domain/counts/countAnswers.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { TextField } from "#ui/form/Field.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { countsStrings } from "../counts.strings.ts";
import { reviewStrings as text } from "./review.strings.ts";
import type { ReviewActs } from "./useReviewActs.ts";

type Props = {
  row: Pick<ReviewRow, "product" | "name" | "counted">;
  acts: ReviewActs;
  onClose: () => void;
};

/** Counts a product again: the quantity takes the place of its scans. */
export function RecountDialog({ row, acts, onClose }: Props) {
  const [typed, setTyped] = useState(String(row.counted));
  const [error, setError] = useState("");
  const save = async () => {
    const quantity = parseQuantity(typed);
    if (quantity === null || quantity > maxCounted)
      return setError(countsStrings.scan.recountWrong);
    const done = text.recounted(row.name, formatCount(quantity));
    if (await acts.recount([[row.product, quantity]], done)) onClose();
  };
  return (
    <Dialog title={text.recountOf(row.name)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.counted}
          isNumber
          inputMode="numeric"
          value={typed}
          error={error || undefined}
          hint={text.recountHint}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogActions save={words.save} isBusy={acts.isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
