import { type SyntheticEvent, useState } from "react";
import { TextField } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ui } from "#ui/ui.strings.ts";
import { strings } from "./clients.strings.ts";

const text = strings.personalData;
type Props = { name: string; onErase: () => Promise<void>; onClose: () => void };

/** It cannot be undone: the name must be typed before the button does anything. */
export function EraseDialog({ name, onErase, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() !== name.trim()) return setError(text.nameWrong);
    setBusy(true);
    try {
      await onErase();
    } catch (failure) {
      console.warn(failure);
      setBusy(false);
      toast.error(text.eraseFailed);
    }
  };
  return (
    <Dialog title={text.erase} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>{text.eraseHint}</p>
        <TextField
          label={text.typeName(name)}
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {text.eraseNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
