import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { useRight } from "#api/session/people.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { formatEye } from "#domain/optics/format.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { quoteTitleLabels } from "#lib/texts/labels.ts";
import { ClientField } from "#shared/sales/clients/ClientField.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { linesFieldId } from "./QuoteLines.tsx";
import { offeredPrescriptions, type QuoteValues } from "./quoteValues.ts";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.form;

/** Card with client or prospect, prescription, title and days of a quote. */
export function PersonCard({ isNew }: { isNew: boolean }) {
  const client = useWatch<QuoteValues, "client">({ name: "client" });
  return (
    <section className="card grid gap-4 p-4 md:grid-cols-2" aria-label={text.person}>
      <ChosenClient />
      {client ? <PrescriptionField client={client} /> : <Prospect />}
      <FormSelect<QuoteValues> path="title" label={text.title} options={quoteTitleLabels} />
      <div className="grid grid-cols-2 gap-4">
        <DayField<QuoteValues> path="date" label={words.date} isNew={isNew} />
        <DayField<QuoteValues> path="valid_until" label={text.validUntil} isAhead />
      </div>
    </section>
  );
}

function ChosenClient() {
  const { setValue } = useFormContext<QuoteValues>();
  const follow = (isOne: boolean) => {
    setValue("prescription", "");
    if (isOne) document.getElementById(linesFieldId(""))?.focus();
  };
  return (
    <div>
      <ClientField onChosen={follow} />
    </div>
  );
}

/** Fields of a person without a client record. */
const Prospect = () => (
  <div className="grid grid-cols-2 gap-4">
    <FormText<QuoteValues> path="prospect_name" label={text.prospect} />
    <FormText<QuoteValues> path="prospect_phone" label={words.phone} inputMode="tel" isOptional />
  </div>
);

/** Choice of the client's prescription, by day, and by correction if the person may see it. */
function PrescriptionField({ client }: { client: string }) {
  const chosen = useWatch<QuoteValues, "prescription">({ name: "prescription" });
  const seesEyes = useRight("eyes.see");
  const { data } = useQuery(prescriptionQueries.some(offeredPrescriptions(client)));
  const offered = (data?.items ?? []).map((one): [string, string] => {
    const day = text.prescribed(formatDay(one.date));
    if (!seesEyes) return [one.id, day];
    const { right, left } = eyesOf(one);
    return [one.id, `${day} · ${[right, left].map(formatEye).join(" / ")}`];
  });
  const isKnown = chosen === "" || offered.some(([id]) => id === chosen);
  const options = [
    ["", text.noPrescription],
    ...(isKnown ? [] : [[chosen, text.prescription]]),
    ...offered,
  ];
  return (
    <FormSelect<QuoteValues>
      // Remounted when the options load: a select only shows a value that is among its options.
      key={offered.length}
      path="prescription"
      label={text.prescription}
      options={Object.fromEntries(options) as Record<string, string>}
    />
  );
}
