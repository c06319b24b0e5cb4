import { useFormContext, useWatch } from "react-hook-form";
import { formatMoney } from "#domain/core/money.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import type { ClientSummary } from "#api/clients/clients.ts";
import { words } from "#lib/texts/words.strings.ts";
import { clientFieldId } from "#shared/sales/clients/ClientCombobox.tsx";
import { ClientField } from "#shared/sales/clients/ClientField.tsx";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";

const strings = formStrings.client;
type Props = { summary: ClientSummary | null; isNew: boolean };

/** Summary of the client: telephone, number of prescriptions, amount due in amber. */
function SummaryLine({ summary }: { summary: ClientSummary | null }) {
  const client = useWatch<FormValues, "client">({ name: "client" });
  if (!summary) return <p className="field-hint min-h-4.5">{client === "" && strings.hint}</p>;
  const known = [
    formatPhone(summary.client.phone),
    strings.prescriptions(summary.prescriptions),
  ].filter(Boolean);
  return (
    <p className="field-hint min-h-4.5">
      {known.join(" · ")}
      {summary.owed > 0 && (
        <>
          <span className="max-md:hidden"> · </span>
          <span className="text-warn-ink font-semibold max-md:block">
            <MoneyText>{strings.owes(formatMoney(summary.owed))}</MoneyText>
          </span>
        </>
      )}
    </p>
  );
}

/** Client field, which moves the focus on once a client is chosen. */
function ChosenClient() {
  const { setFocus } = useFormContext<FormValues>();
  return (
    <ClientField
      onChosen={(isOne) => {
        // Skips the date, which is already today's, and goes to the right eye.
        if (isOne) setFocus("right_sphere");
        else document.getElementById(clientFieldId)?.focus();
      }}
    />
  );
}

/**
 * Notice that the day of a new sale is in a transmitted period. Not for a prescription alone, nor for a stored sale.
 */
function ClosedSale() {
  const { items, payments, isStored } = useWatch<FormValues, "invoice">({ name: "invoice" });
  const isSold = !isStored && (items.length > 0 || payments.length > 0);
  return isSold && <ClosedNotice path="date" kind="refused" />;
}

export function ClientCard({ summary, isNew }: Props) {
  return (
    <section
      className="card px-4 py-3 grid md:grid-cols-[minmax(0,1fr)_11rem] gap-3"
      aria-label={strings.section}
    >
      <div>
        <ChosenClient />
        <SummaryLine summary={summary} />
      </div>
      <div>
        <DayField<FormValues> path="date" id="date" label={words.date} isNew={isNew} />
      </div>
      <div className="col-span-full empty:hidden">
        <ClosedSale />
      </div>
    </section>
  );
}
