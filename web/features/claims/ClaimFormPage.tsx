import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import { claimQueries } from "#api/sales/claims.ts";
import { fundQueries } from "#api/sales/funds.ts";
import { listInvoices } from "#api/sales/invoices.ts";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { beneficiaryOf, claimedOf } from "#shared/claims/claimDisplay.ts";
import { claimRecord, invoiceRecord, quoteRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { drafted } from "#shared/documents/drafted.tsx";
import { personOf } from "#shared/quotes/quoteDisplay.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Combobox } from "#ui/form/Combobox.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { type Claimed, newClaim, storedOf } from "./claimValues.ts";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.form;
const back = { href: paths.claims(), label: words.claims };

const Drafted = drafted(ClaimForm);

const Refused = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title={words.newClaim} back={back} />
    <Notice tone="info">{children}</Notice>
  </>
);

/** Form of a new claim for an invoice, which needs a client and no other claim. */
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
  return (
    <OfClient
      client={invoice.client}
      claimed={{ invoice: invoice.id, quote: "" }}
      subtitle={text.subtitle(words.invoice, invoice.invoice_number, buyerOf(invoice))}
      prescription={invoice.expand?.prescription}
    />
  );
}

/** Form of a new claim for a quote, which needs a client and must be neither sold nor claimed. */
function OfQuote({ quote }: { quote: QuoteDocument }) {
  if (quote.claim)
    return (
      <Refused>
        {text.knownQuote}{" "}
        <a className="link" href={paths.claim(quote.claim.id)}>
          {text.see}
        </a>
      </Refused>
    );
  if (quote.invoice) return <Refused>{text.soldQuote}</Refused>;
  if (quote.refusal) return <Refused>{text.refusedQuote}</Refused>;
  if (quote.client === "") return <Refused>{text.prospect}</Refused>;
  return (
    <OfClient
      client={quote.client}
      claimed={{ invoice: "", quote: quote.id }}
      subtitle={text.subtitle(words.quote, quote.number, personOf(quote))}
      prescription={quote.expand?.prescription}
    />
  );
}

type NewProps = {
  client: string;
  claimed: Claimed;
  subtitle: string;
  prescription: Parameters<typeof newClaim>[1];
};

const OfClient = (props: NewProps) => (
  <RecordFormPage
    query={claimQueries.some({ client: props.client, perPage: 1 })}
    header={<PageHeader title={words.newClaim} back={back} />}
    failed={claimsStrings.loadFailed}
  >
    {({ items: [last] }) => <NewClaim {...props} last={last} />}
  </RecordFormPage>
);

type LastProps = { last: Parameters<typeof newClaim>[2] };

function NewClaim({ claimed, subtitle, prescription, last }: NewProps & LastProps) {
  const [stored] = useState(() => newClaim(claimed, prescription, last));
  return (
    <Drafted
      title={words.newClaim}
      subtitle={subtitle}
      draftKey={`claim.new.${claimed.invoice || claimed.quote}`}
      stored={stored}
    />
  );
}

/** Search for the invoice to claim. */
function ChooseInvoice() {
  const [, navigate] = useLocation();
  // Prefetches the funds, so that the next form shows its select complete.
  useQuery(fundQueries.all());
  return (
    <>
      <PageHeader title={words.newClaim} subtitle={text.choose} back={back} />
      <section className="card max-w-2xl p-4">
        <Combobox
          id="invoice"
          label={words.invoice}
          placeholder={text.chooseInvoice}
          text=""
          texts={{
            searching: words.searchingOn,
            none: text.none,
            failed: words.searchFailed,
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
  <FormOfRecord of={claimRecord} id={id} header={<PageHeader title={text.editTitle} back={back} />}>
    {(claim) => (
      <Drafted
        title={text.editTitle}
        subtitle={text.subtitle(
          claimedOf(claim).word,
          claimedOf(claim).number,
          beneficiaryOf(claim),
        )}
        draftKey={`claim.${id}`}
        stored={storedOf(claim)}
      />
    )}
  </FormOfRecord>
);

export default function ClaimFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const [invoice, quote] = [search.get("facture"), search.get("devis")];
  if (id) return <EditClaim key={id} id={id} />;
  if (quote)
    return (
      <FormOfRecord
        key={quote}
        of={quoteRecord}
        id={quote}
        header={<PageHeader title={words.newClaim} back={back} />}
      >
        {(found) => <OfQuote quote={found} />}
      </FormOfRecord>
    );
  if (!invoice) return <ChooseInvoice />;
  return (
    <FormOfRecord
      key={invoice}
      of={invoiceRecord}
      id={invoice}
      header={<PageHeader title={words.newClaim} back={back} />}
    >
      {(found) => <OfInvoice invoice={found} />}
    </FormOfRecord>
  );
}
