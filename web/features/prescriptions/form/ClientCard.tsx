import { useFormContext, useWatch } from "react-hook-form";
import { formatMoney } from "#domain/core/money.ts";
import { searched } from "#domain/search/search.ts";
import type { Client } from "#domain/core/records.ts";
import { formatPhone } from "#lib/formats.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { Combobox } from "#ui/form/Combobox.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { type ClientFacts, searchClients } from "#api/clients.ts";
import { errorIdOf } from "#ui/documents/useFieldError.ts";
import { FieldNote } from "#ui/documents/FieldNote.tsx";
import { useFormDialogs } from "./FormDialogs.tsx";
import { formStrings } from "./form.strings.ts";
import type { FormValues } from "./formValues.ts";
import { useFieldError } from "#ui/documents/useFieldError.ts";

const strings = formStrings.client;
const fieldId = "client";
type Props = { facts: ClientFacts | null };

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

/** The telephone, how many prescriptions, and in amber what is owed. */
function FactsLine({ facts }: { facts: ClientFacts | null }) {
  if (!facts) return <p className="field-hint min-h-4.5" />;
  const known = [
    formatPhone(facts.client.phone),
    strings.prescriptions(facts.prescriptions),
  ].filter(Boolean);
  return (
    <p className="field-hint min-h-4.5">
      {known.join(" · ")}
      {facts.owed > 0 && (
        <>
          {" · "}
          <span className="text-warn-ink font-semibold">
            {strings.owes(formatMoney(facts.owed))}
          </span>
        </>
      )}
    </p>
  );
}

/** The client: found by the server while typing, or made in place. */
function ClientCombobox() {
  const { control, setValue, clearErrors, setFocus } = useFormContext<FormValues>();
  const [client, name] = useWatch({ control, name: ["client", "clientName"] });
  const error = useFieldError<FormValues>("client");
  const { makeClient } = useFormDialogs();
  const choose = (chosen: { id: string; name: string } | null) => {
    setValue("clientName", chosen?.name ?? "");
    setValue("client", chosen?.id ?? "", { shouldDirty: true });
    clearErrors("client");
    // The date is today's, and stands behind: what one types next is the right eye.
    if (chosen) setFocus("right_sphere");
    else document.getElementById(fieldId)?.focus();
  };
  return (
    <>
      <label className="label" htmlFor={fieldId}>
        {strings.label}
      </label>
      <Combobox
        id={fieldId}
        className="font-semibold placeholder:font-normal"
        text={client ? name : ""}
        texts={strings.search}
        placeholder={strings.placeholder}
        isInvalid={Boolean(error)}
        describedBy={error ? errorIdOf(fieldId) : undefined}
        search={searchClients}
        itemKey={(item) => item.id}
        itemText={(item) => searched.clients.text(item)}
        renderItem={(item, query) => <ClientOption client={item} query={query} />}
        onSelect={choose}
        create={{
          label: strings.create,
          icon: <Icon name="plus" />,
          onCreate: (typed, made) =>
            makeClient(typed, (client) => {
              made();
              choose(client);
            }),
        }}
        trailing={
          client && (
            <button
              type="button"
              className="absolute inset-y-0 right-0 grid place-items-center w-9 text-ink-3 max-md:w-11"
              aria-label={strings.clear}
              title={strings.clear}
              onClick={() => choose(null)}
            >
              <Icon name="cross" />
            </button>
          )
        }
      />
      <FieldNote id={errorIdOf(fieldId)} error={error} />
    </>
  );
}

export function ClientCard({ facts }: Props) {
  return (
    <section
      className="card px-4 py-3 grid md:grid-cols-[minmax(0,1fr)_11rem] gap-3"
      aria-label={strings.section}
    >
      <div>
        <ClientCombobox />
        <FactsLine facts={facts} />
      </div>
      <div>
        <DayField<FormValues> path="date" id="date" label={strings.date} />
      </div>
    </section>
  );
}
