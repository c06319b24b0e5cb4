import { useState } from "react";
import { words } from "#lib/texts/words.strings.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { contactOrderStrings } from "./contactOrder.strings.ts";
import type { ContactPage } from "./orderPages.ts";

const text = contactOrderStrings.dialog;

type Props = { page: ContactPage; onMark: (reference: string) => void; onClose: () => void };

/** Marks the rows of a page as ordered, with an optional reference of the supplier. */
export function MarkDialog({ page: { supplier, rows }, onMark, onClose }: Props) {
  const [reference, setReference] = useState("");
  return (
    <FormDialog
      title={text.title(supplier.name)}
      save={contactOrderStrings.mark}
      right="job.move"
      submit={() => onMark(reference.trim())}
      onClose={onClose}
    >
      <p className="text-ink-2">{text.text(rows.length)}</p>
      <TextField
        label={words.reference}
        isOptional
        hint={text.hint}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </FormDialog>
  );
}
