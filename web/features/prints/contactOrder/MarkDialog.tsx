import { type FormEvent, useState } from "react";
import { words } from "#lib/texts/words.strings.ts";
import { TextField } from "#ui/form/Field.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogActions } from "#ui/overlay/DialogActions.tsx";
import { contactOrderStrings } from "./contactOrder.strings.ts";
import type { ContactPage } from "./orderPages.ts";

const text = contactOrderStrings.dialog;

type Props = { page: ContactPage; onMark: (reference: string) => void; onClose: () => void };

/** Marks the rows of a page as ordered, with the supplier's reference where there is one. */
export function MarkDialog({ page: { supplier, rows }, onMark, onClose }: Props) {
  const [reference, setReference] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMark(reference.trim());
  };
  return (
    <Dialog title={text.title(supplier.name)} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-ink-2">{text.text(rows.length)}</p>
        <TextField
          label={words.reference}
          isOptional
          hint={text.hint}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <DialogActions
          save={contactOrderStrings.mark}
          isBusy={false}
          right="job.move"
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
