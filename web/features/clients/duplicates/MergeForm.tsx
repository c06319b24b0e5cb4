import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import {
  type Choice,
  type Choices,
  mayJoin,
  type MergedField,
  mergedFields,
  proposedChoices,
} from "#domain/clients/duplicates.ts";
import type { Client } from "#domain/core/records.ts";
import { clientQueries } from "#api/clients/clients.ts";
import { mergeClients } from "#api/clients/duplicates.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { failureOf, missingRight } from "#api/failure.ts";
import { formatDay, formatInstant, formatPhone } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { Button } from "#ui/page/Button.tsx";
import { duplicatesStrings as text } from "./duplicates.strings.ts";
import { takeMergeBack } from "./useUndoMerge.ts";

type Props = {
  clients: readonly [string, string];
  onCancel: () => void;
  /** Called with the id of the kept record before other pages reload. */
  onMerged: (kept: string) => void;
};

/** Both records side by side, with a choice for each field that differs. */
export function MergeForm({ clients, ...props }: Props) {
  const first = useQuery(snapshotOf(clientQueries.one(clients[0])));
  const second = useQuery(snapshotOf(clientQueries.one(clients[1])));
  const query = first.data ? second : first;
  return (
    <Loaded query={query} failed={words.clientFailed} skeleton={<RowsSkeleton rows={3} />}>
      {() => first.data && second.data && <Chooser pair={[first.data, second.data]} {...props} />}
    </Loaded>
  );
}

type ChooserProps = Omit<Props, "clients"> & { pair: readonly [Client, Client] };

const shown = (field: MergedField, value: string): string => {
  if (field === "phone") return formatPhone(value);
  return field === "birth_date" ? formatDay(value) : value;
};

function Chooser({ pair, onCancel, onMerged }: ChooserProps) {
  const [a, b] = pair;
  const [kept, gone] = a.created <= b.created ? [a, b] : [b, a];
  const [take, setTake] = useState<Choices>(() => proposedChoices(kept, gone));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await mergeClients(kept.id, gone.id, take, () => onMerged(kept.id));
      tellUndoable(text.merged, () => void takeMergeBack(kept.id, gone.id));
    } catch (error) {
      console.warn(error);
      setBusy(false);
      setFailure(missingRight(error) || failureOf(error).message || text.mergeFailed);
    }
  };
  const chosen = mergedFields.filter((field) => take[field]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>{text.keptOf(kept.name, formatInstant(kept.created))}</p>
      {chosen.length === 0 && <p>{text.alike}</p>}
      {chosen.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          values={[kept[field], gone[field]]}
          choice={take[field] ?? "kept"}
          onChoose={(choice) => setTake({ ...take, [field]: choice })}
        />
      ))}
      <p className="text-sm text-ink-2">{text.undoable}</p>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} right="client.delete">
          {text.merge}
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  field: MergedField;
  values: readonly [kept: string, gone: string];
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** Radio buttons of a field: the value of each record, and both values where the field can hold them. */
function FieldChoice({ field, values: [kept, gone], choice, onChoose }: ChoiceProps) {
  const options: [Choice, string][] = [
    ["kept", shown(field, kept) || "-"],
    ["gone", shown(field, gone)],
  ];
  if (mayJoin(field) && kept) options.push(["both", text.both]);
  return (
    <fieldset>
      <legend className="label">{text.fieldOf(field)}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="flex min-h-9 items-center gap-2 touch:min-h-11">
          <input
            type="radio"
            name={field}
            checked={choice === value}
            onChange={() => onChoose(value)}
            className="size-4 shrink-0 max-md:size-6"
          />
          <bdi dir="auto" className="wrap-anywhere whitespace-pre-line">
            {label}
          </bdi>
        </label>
      ))}
    </fieldset>
  );
}
