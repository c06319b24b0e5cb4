import { missingRight } from "#api/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Naming } from "#domain/clients/naming.ts";
import { backupsQuery } from "#api/shop/backups.ts";
import { namingQuery } from "#api/clients/personalData.ts";
import { words } from "#lib/texts/words.strings.ts";
import { TextField } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { NamingList } from "./NamingList.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.personalData;
/** `due`: amount due in dirhams; undefined while loading. */
type Props = {
  client: { id: string; name: string };
  due: number | undefined;
  /** `quotes`: ids of prospect quotes that were confirmed to be about this person. */
  onErase: (quotes: readonly string[]) => Promise<void>;
  onClose: () => void;
};

/** Irreversible erasure. Loads what else names the person, then requires the typed name. */
export function EraseDialog(props: Props) {
  const query = useQuery(namingQuery(props.client.id));
  return (
    <Dialog title={text.erase} onClose={props.onClose}>
      <Loaded query={query} failed={text.namingFailed} skeleton={<RowsSkeleton rows={3} />}>
        {(naming) => <EraseForm {...props} naming={naming} />}
      </Loaded>
    </Dialog>
  );
}

type FormProps = Props & { naming: Naming };

function EraseForm({ client: { name }, due = 0, naming, onErase, onClose }: FormProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  // Preselects quotes with the same telephone: another person may share the name, but not the number.
  const [confirmed, setConfirmed] = useState(
    () => new Set(naming.quotes.filter(({ isSamePhone }) => isSamePhone).map(({ id }) => id)),
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() !== name.trim()) return setError(text.nameWrong);
    setBusy(true);
    try {
      await onErase([...confirmed]);
    } catch (failure) {
      console.warn(failure);
      setBusy(false);
      toast.error(missingRight(failure) || text.eraseFailed);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{text.eraseHint}</p>
      <p>{text.eraseKept}</p>
      <NamingList naming={naming} confirmed={confirmed} onConfirm={setConfirmed} />
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
  );
}

/** Says that older backups still contain the person until they expire. */
function KeptInBackups() {
  const keep = useQuery(backupsQuery).data?.keep;
  return <p className="text-sm text-ink-2">{keep === 0 ? text.allBackups : text.backups(keep)}</p>;
}
