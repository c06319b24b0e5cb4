import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "wouter";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { callLinks } from "#domain/core/text/phone.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import { isNotFound } from "#api/failure.ts";
import type { Page } from "#api/request.ts";
import { paths } from "#lib/addresses/paths.ts";
import { RelatedList } from "#ui/list/RelatedList.tsx";
import type { Query } from "#api/useKeptQuery.ts";
import { Card } from "#ui/page/Card.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { ButtonLink, EditLink } from "#ui/page/ButtonLink.tsx";
import { useIsTablet } from "#ui/page/useIsPhone.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ClientCredits } from "./ClientCredits.tsx";
import { ClientLenses } from "./ClientLenses.tsx";
import { ClientInvoices } from "./ClientInvoices.tsx";
import { ClientQuotes } from "./ClientQuotes.tsx";
import { ClientSoldItems } from "./ClientSoldItems.tsx";
import { CorrectionPlot } from "./CorrectionPlot.tsx";
import { ClientPrescriptions } from "./ClientPrescriptions.tsx";
import { ClientNotes, ClientRail } from "./ClientRail.tsx";
import { clientQueries } from "#api/clients/clients.ts";
import { useUses } from "#api/session/people.ts";
import { duplicateQueries } from "#api/clients/duplicates.ts";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { type ListedPrescription, prescriptionQueries } from "#api/sales/prescriptions.ts";
import { clientSheets } from "#shared/contactLenses/clientSheets.ts";
import { TicketsCard } from "#shared/services/TicketsCard.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { clientsStrings } from "./clients.strings.ts";
import { messageTo } from "./messageTo.ts";
import { MissingClient } from "./MissingClient.tsx";
import { ClientMenu } from "./ClientMenu.tsx";
import { DuplicateNotice } from "./duplicates/DuplicateNotice.tsx";

const text = clientsStrings.detail;
/** Number of records in each related list, which has no pager. */
const related = 50;

export default function ClientPage() {
  const { id } = useParams<{ id: string }>();
  const asked = { client: id, perPage: related };
  const [hasQuotes, hasCredits] = [useUses("quotes"), useUses("credits")];
  const usesLenses = useUses("contact_lenses");
  const client = useQuery(clientQueries.one(id));
  const duplicates = useQuery(duplicateQueries.of(id));
  const prescriptions = useQuery(prescriptionQueries.some(asked));
  const invoices = useQuery(invoiceQueries.soldItems(asked));
  const sheets = useQuery({ ...clientSheets(id), enabled: usesLenses });
  if (isNotFound(client.error)) return <MissingClient />;
  if (client.error !== null && !client.data)
    return <MissingClient onRetry={() => void client.refetch()} />;
  // Waits for all notices: one that arrived later would push the cards down.
  if (!client.data || duplicates.isPending || (usesLenses && sheets.isPending))
    return <DetailSkeleton />;
  const isAll = isAnonymisedClient(client.data);
  const subtitle = (
    <>
      {isAll ? (
        `${text.anonymised} · `
      ) : (
        <Count query={prescriptions} say={text.prescriptionCount} />
      )}
      {!isAll && " · "}
      <Count query={invoices} say={text.invoiceCount} />
    </>
  );
  return (
    <>
      <PageHeader
        title={client.data.name}
        subtitle={subtitle}
        back={{ href: paths.clients, label: words.clients }}
        menu={!isAll && <ClientMenu client={client.data} due={invoices.data?.due} />}
      >
        {!isAll && <Actions client={client.data} />}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid content-start grid-cols-[minmax(0,1fr)] gap-4">
          {duplicates.data && <DuplicateNotice client={id} duplicates={duplicates.data} />}
          <ClientRail client={client.data} invoices={invoices.data} />
          <ClientNotes client={client.data} />
        </div>
        <div className="grid content-start grid-cols-[minmax(0,1fr)] gap-4">
          {!isAll && usesLenses && <ClientLenses query={sheets} />}
          {!isAll && <Prescriptions id={id} name={client.data.name} query={prescriptions} />}
          <Invoices client={client.data} query={invoices} />
          {!isAll && <ClientSoldItems invoices={invoices.data?.items ?? []} />}
          {!isAll && prescriptions.data && (
            <CorrectionPlot prescriptions={prescriptions.data.items} />
          )}
          {!isAll && <TicketsCard of={{ client: id }} />}
          {!isAll && hasQuotes && <ClientQuotes client={id} />}
          {!isAll && hasCredits && <ClientCredits client={id} />}
        </div>
      </div>
    </>
  );
}

/** Number of records; while it loads, its space stays reserved, because the line may wrap on a phone. */
function Count({ query, say }: { query: Query<Page<unknown>>; say: (count: number) => string }) {
  const { data, error } = query;
  if (!data && error !== null) return null;
  return <span className={data ? "" : "invisible"}>{say(data ? data.totalItems : 1)}</span>;
}

type FileProps<Row> = { id: string; query: Query<Page<Row>> };

const CreatePrescription = ({ id }: { id: string }) => (
  <ButtonLink href={paths.newPrescription(id)} icon="plus">
    {text.createPrescription}
  </ButtonLink>
);

const Prescriptions = ({ id, name, query }: FileProps<ListedPrescription> & { name: string }) => (
  <Related
    title={words.prescriptions}
    hint={text.prescriptionsHint}
    query={query}
    failed={words.prescriptionsFailed}
    empty={
      <EmptyState icon="eye" title={text.noPrescription}>
        <CreatePrescription id={id} />
      </EmptyState>
    }
  >
    {(rows) => <ClientPrescriptions client={name} prescriptions={rows} />}
  </Related>
);

const Invoices = ({ client, query }: { client: Client; query: Query<Page<Invoice>> }) => (
  <Related
    title={words.invoices}
    query={query}
    failed={words.invoicesFailed}
    empty={
      <EmptyState icon="invoice" title={text.noInvoice} text={text.noInvoiceHint}>
        <CreatePrescription id={client.id} />
      </EmptyState>
    }
  >
    {(rows) => <ClientInvoices client={client} invoices={rows} />}
  </Related>
);

/** Actions in the header; on a tablet the message is in the menu, as there is no space for it. */
function Actions({ client }: { client: Client }) {
  const isTablet = useIsTablet();
  const message = messageTo(client);
  const [call] = callLinks(client.phone);
  return (
    <>
      {call && (
        <ButtonLink href={call.href} icon="phone" className="max-md:px-2">
          {words.call}
        </ButtonLink>
      )}
      {message && !isTablet && (
        <ButtonLink href={message} icon="speech-bubble" className="max-md:px-2">
          {words.message}
        </ButtonLink>
      )}
      <EditLink href={paths.editClient(client.id)} className="max-md:px-2" />
      <ButtonLink href={paths.newPrescription(client.id)} variant="primary" icon="plus">
        {words.newPrescription}
      </ButtonLink>
    </>
  );
}

type RelatedProps<Row> = {
  title: string;
  hint?: string;
  query: Query<Page<Row>>;
  failed: string;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** Card with a list of related records. */
function Related<Row>({ title, hint, query, failed, empty, children }: RelatedProps<Row>) {
  const count = query.data?.items.length ?? 0;
  return (
    <Card
      title={title}
      className="overflow-hidden"
      isBusy={query.isPending}
      aside={hint && count > 1 && <p className="text-sm text-ink-3 max-lg:hidden">{hint}</p>}
    >
      <RelatedList query={query} failed={failed} rows={3} empty={empty}>
        {children}
      </RelatedList>
    </Card>
  );
}
