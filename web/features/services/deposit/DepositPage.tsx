import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { clientQueries } from "#api/clients/clients.ts";
import { company } from "#api/session/session.ts";
import { today } from "#domain/core/days/days.ts";
import { promisedDay } from "#domain/workshop/jobs.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { serviceRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { drafted } from "#shared/documents/drafted.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { newDeposit, storedOf } from "./depositValues.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.form;
const back = { href: paths.services(), label: words.services };

const Drafted = drafted(DepositForm);

const promise = (): string => promisedDay(today(), company.peek()?.service_days ?? 0);

type NewProps = { client: string; line: string; invoice: string };

/** New deposit: blank, or for a client, a sold line or an invoice. */
function NewDeposit({ client, line, invoice }: NewProps) {
  const [blank] = useState(() => newDeposit(promise(), { invoice, invoice_item: line }));
  const draftKey = ["service.new", client, line, invoice].filter(Boolean).join(".");
  if (!client) return <Drafted title={text.title} draftKey={draftKey} stored={blank} />;
  return (
    <RecordFormPage
      query={clientQueries.one(client)}
      header={<PageHeader title={text.title} back={back} />}
      failed={words.clientFailed}
    >
      {({ name }) => (
        <Drafted
          title={text.title}
          draftKey={draftKey}
          stored={{
            ...blank,
            base: { ...blank.base, client, clientName: name },
          }}
        />
      )}
    </RecordFormPage>
  );
}

export default function DepositPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const client = search.get("client") ?? "";
  const line = search.get("ligne") ?? "";
  const invoice = search.get("facture") ?? "";
  if (!id) return <NewDeposit key={search.toString()} {...{ client, line, invoice }} />;
  return (
    <FormOfRecord
      key={id}
      of={serviceRecord}
      id={id}
      header={<PageHeader title={words.edit} back={back} />}
    >
      {(ticket) => (
        <Drafted
          title={text.editTitle(ticket.number)}
          draftKey={`service.${id}`}
          stored={storedOf(ticket)}
        />
      )}
    </FormOfRecord>
  );
}
