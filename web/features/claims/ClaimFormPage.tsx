import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import { claimQueries } from "#api/claims.ts";
import { fundQueries } from "#api/funds.ts";
import { invoiceQueries, listInvoices } from "#api/invoices.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { formatDay } from "#lib/formats.ts";
import { buyerOf } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { beneficiaryOf } from "#shared/claims/claimParts.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Combobox } from "#ui/form/Combobox.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { type ClaimValues, newClaim, storedOf } from "./claimValues.ts";
import { strings } from "./claims.strings.ts";

const text = strings.form;
const back = { href: paths.claims(), label: words.claims };

type DraftedProps = {
  title: string;
  subtitle: string;
  draftKey: string;
  stored: Stored<ClaimValues>;
};

function Drafted({ title, subtitle, draftKey, stored }: DraftedProps) {
  const { round, start, drafts } = useDrafted(draftKey, stored);
  return <ClaimForm key={round} {...{ title, subtitle, start, drafts }} />;
}

const Refused = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title={words.newClaim} back={back} />
    <Notice tone="info">{children}</Notice>
  </>
);

/** New claim of an invoice that has a client and no claim. */
function OfInvoice({ invoice }: { invoice: InvoiceDocument }) {
  if (invoice.claim)
    return (
      <Refused>
        {text.known}{" "}
        <a className="link" href={paths.claim(invoice.claim.id)}>
          {text.see}
        </a>
      </Refused>
    );
  if (invoice.client === "") return <Refused>{text.walkIn}</Refused>;
  return <OfClient invoice={invoice} />;
}

const OfClient = ({ invoice }: { invoice: InvoiceDocument }) => (
  <RecordFormPage
    query={claimQueries.some({ client: invoice.client, perPage: 1 })}
    header={<PageHeader title={words.newClaim} back={back} />}
    failed={strings.loadFailed}
  >
    {({ items: [last] }) => <NewClaim invoice={invoice} last={last} />}
  </RecordFormPage>
);

type NewProps = { invoice: InvoiceDocument; last: Parameters<typeof newClaim>[2] };

function NewClaim({ invoice, last }: NewProps) {
  const [stored] = useState(() => newClaim(invoice, invoice.expand?.prescription, last));
  return (
    <Drafted
      title={words.newClaim}
      subtitle={text.subtitle(invoice.invoice_number, buyerOf(invoice))}
      draftKey={`claim.new.${invoice.id}`}
      stored={stored}
    />
  );
}

/** Search of the invoice that the claim is for. */
function ChooseInvoice() {
  const [, navigate] = useLocation();
  // The select of funds opens with its options.
  useQuery(fundQueries.all());
  return (
    <>
      <PageHeader title={words.newClaim} subtitle={text.choose} back={back} />
      <section className="card max-w-2xl p-4">
        <Combobox
          id="invoice"
          label={text.invoice}
          placeholder={text.chooseInvoice}
          text=""
          texts={{
            searching: words.searchingOn,
            none: text.none,
            failed: text.searchFailed,
            count: text.found,
          }}
          search={(q, signal) => listInvoices({ q, perPage: 8 }, signal)}
          itemKey={({ id }) => id}
          itemText={(invoice) => `${invoice.invoice_number} ${buyerOf(invoice)}`}
          renderItem={(invoice) => (
            <>
              <span dir="auto" className="flex-1 truncate">
                {buyerOf(invoice)}
              </span>
              <span className="text-ink-2">
                {invoice.invoice_number} · {formatDay(invoice.date)}
              </span>
            </>
          )}
          onSelect={({ id }) => navigate(paths.newClaim(id), { replace: true })}
        />
      </section>
    </>
  );
}

const EditClaim = ({ id }: { id: string }) => (
  <RecordFormPage
    query={claimQueries.one(id)}
    header={<PageHeader title={text.editTitle} back={back} />}
    missing={<MissingDocument icon="invoice" title={words.claimMissing} href={paths.claims()} />}
    failed={words.claimFailed}
  >
    {(claim) => (
      <Drafted
        title={text.editTitle}
        subtitle={text.subtitle(claim.expand?.invoice?.invoice_number ?? "-", beneficiaryOf(claim))}
        draftKey={`claim.${id}`}
        stored={storedOf(claim)}
      />
    )}
  </RecordFormPage>
);

export default function ClaimFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const invoice = search.get("facture");
  if (id) return <EditClaim key={id} id={id} />;
  if (!invoice) return <ChooseInvoice />;
  return (
    <RecordFormPage
      key={invoice}
      query={invoiceQueries.one(invoice)}
      header={<PageHeader title={words.newClaim} back={back} />}
      missing={
        <MissingDocument icon="invoice" title={words.invoiceMissing} href={paths.invoices()} />
      }
      failed={words.invoiceFailed}
    >
      {(found) => <OfInvoice invoice={found} />}
    </RecordFormPage>
  );
}
