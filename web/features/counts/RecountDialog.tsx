import { useState } from "react";
import { parseQuantity } from "#domain/core/money.ts";
import { maxCounted } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { countsStrings } from "./counts.strings.ts";

const text = countsStrings.recount;

type Props = {
  name: string;
  counted: number;
  isBusy?: boolean;
  onRecount: (quantity: number) => void;
  onClose: () => void;
};

/** Asks for the recounted quantity of a product, which replaces its scans. */
export function RecountDialog({ name, counted, isBusy = false, onRecount, onClose }: Props) {
  const [typed, setTyped] = useState(String(counted));
  const [error, setError] = useState("");
  const save = () => {
    const quantity = parseQuantity(typed);
    if (quantity === null || quantity > maxCounted) return setError(text.wrong);
    onRecount(quantity);
  };
  return (
    <FormDialog title={text.of(name)} submit={save} isBusy={isBusy} onClose={onClose}>
      <TextField
        label={words.counted}
        isNumber
        inputMode="numeric"
        value={typed}
        error={error || undefined}
        hint={text.hint}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
