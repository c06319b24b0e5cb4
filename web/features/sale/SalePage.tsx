import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { company } from "#api/session/session.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { invoiceRecord, quoteRecord, serviceRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord } from "#shared/documents/RecordFormPage.tsx";
import { fixedReason } from "#shared/sales/fixedReason.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { noOtherMoney, useExchange, type WarrantyExchange } from "#shared/credits/exchange.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { quoteDraftKey } from "#shared/quotes/quoteLines.ts";
import { saleStrings } from "./sale.strings.ts";
import { EditLenses, hasContactLines } from "./EditLenses.tsx";
import { RenewalSale, SheetSale } from "./ContactSales.tsx";
import { SaleScreen } from "./SaleScreen.tsx";
import { editedSale } from "./editedSale.ts";
import { newSale, saleAfter, saleOfQuote, saleOfService } from "./saleValues.ts";

type Kind = "echange" | "corriger" | "invoice";
const kinds: readonly Kind[] = ["echange", "corriger", "invoice"];

/** Page of a counter sale without a prescription: new, an exchange, or an edit of a stored one. */
export default function SalePage() {
  const values = new URLSearchParams(useSearch());
  const kind = kinds.find((name) => values.get(name));
  const quote = values.get("devis");
  if (quote) return <SaleOfQuote key={values.toString()} id={quote} asked={values} />;
  const renewed = values.get("renouveler");
  if (renewed) return <RenewalSale key={renewed} sheet={renewed} />;
  const sheet = values.get("fiche");
  if (sheet) return <SheetSale key={sheet} sheet={sheet} />;
  const service = values.get("sav") ?? "";
  if (service && !kind) return <SaleOfService key={service} id={service} />;
  if (!kind) return <NewSale />;
  const id = values.get(kind) ?? "";
  const warranty = service ? { service, line: values.get("ligne") ?? "" } : null;
  return <SaleOfInvoice key={`${kind} ${id}`} id={id} kind={kind} warranty={warranty} />;
}

function NewSale() {
  const [, navigate] = useLocation();
  const [stored] = useState(newSale);
  return (
    <SaleScreen
      title={words.counterSale}
      subtitle={saleStrings.subtitle}
      back={{ href: paths.invoices(), label: words.invoices }}
      draftKey="sale.new"
      stored={stored}
      money={noOtherMoney}
      onSaved={({ id }, change) => navigate(paths.printSale(id), { state: { change } })}
    />
  );
}

/** Form of a sale filled from a variant of a quote. */
const SaleOfQuote = ({ id, asked }: { id: string; asked: URLSearchParams }) => (
  <FormOfRecord
    of={quoteRecord}
    id={id}
    header={<PageHeader title={words.counterSale} subtitle={saleStrings.subtitle} />}
    hasRail
  >
    {(quote) => <QuotedSale quote={quote} asked={asked} />}
  </FormOfRecord>
);

function QuotedSale({ quote, asked }: { quote: QuoteDocument; asked: URLSearchParams }) {
  const [, navigate] = useLocation();
  const variant = asked.get("variante") ?? "";
  const [stored] = useState(() => saleOfQuote(quote, variant, asked.get("prix") === "jour"));
  return (
    <SaleScreen
      title={words.counterSale}
      subtitle={saleStrings.subtitle}
      back={{ href: paths.quote(quote.id), label: words.quotes }}
      draftKey={quoteDraftKey("sale", quote, asked)}
      stored={stored}
      money={{ ...noOtherMoney, quote: { quote, variant } }}
      onSaved={({ id }, change) => navigate(paths.printSale(id), { state: { change } })}
    />
  );
}

/** Form of a sale filled from the estimate of an after-sales ticket. */
const SaleOfService = ({ id }: { id: string }) => (
  <FormOfRecord
    of={serviceRecord}
    id={id}
    header={<PageHeader title={words.counterSale} subtitle={saleStrings.subtitle} />}
    hasRail
  >
    {(ticket) => <ServiceSale ticket={ticket} />}
  </FormOfRecord>
);

function ServiceSale({ ticket }: { ticket: ServiceDocument }) {
  const [, navigate] = useLocation();
  const [stored] = useState(() => saleOfService(ticket));
  return (
    <SaleScreen
      title={words.counterSale}
      subtitle={saleStrings.serviceSubtitle(ticket.number)}
      back={{ href: paths.service(ticket.id), label: words.services }}
      draftKey={`sale.service.${ticket.id}`}
      stored={stored}
      money={{ ...noOtherMoney, service: ticket.id }}
      onSaved={({ id }, change) => navigate(paths.printSale(id), { state: { change } })}
    />
  );
}

const titles = {
  echange: creditStrings.exchange.pageTitle,
  corriger: creditStrings.exchange.correctTitle,
  invoice: saleStrings.edit.title,
} as const;

type SaleOfInvoiceProps = { id: string; kind: Kind; warranty: WarrantyExchange | null };

function SaleOfInvoice({ id, kind, warranty }: SaleOfInvoiceProps) {
  const back = { href: paths.invoice(id), label: words.invoice };
  return (
    <FormOfRecord
      of={invoiceRecord}
      id={id}
      header={<PageHeader title={titles[kind]} back={back} subtitle={false} />}
      hasRail
    >
      {(invoice) =>
        kind === "invoice" ? (
          <EditSale invoice={invoice} back={back} />
        ) : (
          <ExchangeSale
            invoice={invoice}
            isCorrection={kind === "corriger"}
            warranty={warranty}
            back={back}
          />
        )
      }
    </FormOfRecord>
  );
}

type OfInvoice = { invoice: InvoiceDocument; back: { href: string; label: string } };

type ExchangeProps = OfInvoice & { isCorrection: boolean; warranty: WarrantyExchange | null };

function ExchangeSale({ invoice, isCorrection, warranty, back }: ExchangeProps) {
  const [, navigate] = useLocation();
  const service = warranty?.service ?? "";
  const exchange = useExchange(invoice, isCorrection, warranty);
  const [stored] = useState(() => saleAfter(invoice, isCorrection, warranty?.line));
  return (
    <SaleScreen
      title={titles[isCorrection ? "corriger" : "echange"]}
      subtitle={creditStrings.exchange.subtitle(invoice.invoice_number)}
      back={back}
      draftKey={`sale.exchange.${invoice.id}${service && `.${service}`}`}
      stored={stored}
      money={{ ...noOtherMoney, exchange, service }}
      onSaved={({ id }) =>
        navigate(service ? paths.service(service) : paths.invoice(id), { replace: true })
      }
    />
  );
}

function EditSale({ invoice, back }: OfInvoice) {
  const [, navigate] = useLocation();
  const [{ stored, money }] = useState(() => editedSale(invoice));
  const reason = fixedReason(invoice, useValue(company));
  const head = { title: saleStrings.edit.title, back };
  if (reason && hasContactLines(invoice))
    return <EditLenses invoice={invoice} back={back} reason={reason} />;
  if (reason)
    return (
      <>
        <PageHeader {...head} subtitle={saleStrings.edit.subtitle(invoice.invoice_number)} />
        <Notice tone="info">{reason}</Notice>
      </>
    );
  return (
    <SaleScreen
      {...head}
      subtitle={saleStrings.edit.subtitle(invoice.invoice_number)}
      draftKey={`sale.edit.${invoice.id}`}
      stored={stored}
      money={money}
      onSaved={({ id }) => navigate(paths.invoice(id), { replace: true })}
    />
  );
}
