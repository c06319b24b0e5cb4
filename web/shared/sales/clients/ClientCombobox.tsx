import type { Client } from "#domain/core/records.ts";
import { clientSearch } from "#domain/clients/clientSearch.ts";
import { searchClients } from "#api/clients/clients.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { errorIdOf } from "#shared/documents/useFieldError.ts";
import { ClearButton } from "#ui/form/ClearButton.tsx";
import { Combobox } from "#ui/form/Combobox.tsx";
import { useChoiceUndo } from "#ui/form/unselectedText.ts";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.clientChoice;
/** Path of the field in the form, also its id for focus and server errors. */
export const clientFieldId = "client";

type Props = {
  /** Name of the selected client; '' for none. */
  text: string;
  isChosen: boolean;
  isOptional?: boolean;
  error: string | null;
  onChoose: (client: { id: string; name: string } | null) => void;
  /** Opens the dialog that creates a client from the typed text, then calls `onCreated`. */
  make: (typed: string, onCreated: (client: Client) => void) => void;
};

/** Client field: searches the server while a person types, or opens the dialog for a new client. */
export function ClientCombobox({ text, isChosen, isOptional, error, onChoose, make }: Props) {
  const unchoose = useChoiceUndo("client", "clientName");
  return (
    <>
      <label className="label" htmlFor={clientFieldId}>
        {words.client}
        {isOptional && <span className="font-normal text-ink-3"> {words.optional}</span>}
      </label>
      <Combobox
        id={clientFieldId}
        className="font-medium placeholder:font-normal"
        text={isChosen ? text : ""}
        texts={strings.search}
        placeholder={strings.placeholder}
        isInvalid={Boolean(error)}
        describedBy={error ? errorIdOf(clientFieldId) : undefined}
        search={searchClients}
        itemKey={(item) => item.id}
        itemText={(item) => clientSearch.text(item)}
        renderItem={(item, query) => <ClientOption client={item} query={query} />}
        onSelect={onChoose}
        path={clientFieldId}
        onUnchoose={unchoose}
        create={{
          label: strings.create,
          icon: <Icon name="plus" />,
          onCreate: (typed, made) =>
            make(typed, (client) => {
              made();
              onChoose(client);
            }),
        }}
        trailing={isChosen && <ClearButton label={strings.clear} onClear={() => onChoose(null)} />}
      />
      <FieldNote id={errorIdOf(clientFieldId)} error={error} />
    </>
  );
}

function ClientOption({ client, query }: { client: Client; query: string }) {
  return (
    <>
      <span className="flex-1 truncate">
        <HighlightedText text={client.name} query={query} />
      </span>
      <span className="text-ink-2">
        <HighlightedText text={formatPhone(client.phone)} query={query} />
      </span>
    </>
  );
}
