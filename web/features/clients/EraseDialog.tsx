import { missingRight } from "#api/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { backupsQuery } from "#api/backups.ts";
import { words } from "#lib/words.strings.ts";
import { TextField } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { strings } from "./clients.strings.ts";

const text = strings.personalData;
/** `due`: amount due in dirhams; undefined while loading. */
type Props = {
  name: string;
  due: number | undefined;
  onErase: () => Promise<void>;
  onClose: () => void;
};

/** Irreversible: the button requires the typed name. */
export function EraseDialog({ name, due = 0, onErase, onClose }: Props) {
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
      toast.error(missingRight(failure) || text.eraseFailed);
    }
  };
  return (
    <Dialog title={text.erase} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>{text.eraseHint}</p>
        <p>{text.eraseKept}</p>
        {due > 0 && (
          <Notice tone="warn">
            <MoneyText>{text.due(formatMoney(toCentimes(due)))}</MoneyText>
          </Notice>
        )}
        <KeptInBackups />
        <TextField
          label={text.typeName(name)}
          value={typed}
          error={error}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {text.eraseNow}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Former backups still contain the person, for the retention time. */
function KeptInBackups() {
  const keep = useQuery(backupsQuery).data?.keep;
  return <p className="text-sm text-ink-2">{keep === 0 ? text.allBackups : text.backups(keep)}</p>;
}
