import { useState } from "react";
import { useLocation, useParams, useSearchParams } from "wouter";
import type { InvoiceDocument, PrescriptionDocument } from "#domain/documents/documents.ts";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/addresses/paths.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { invoiceRecord, prescriptionRecord, quoteRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord } from "#shared/documents/RecordFormPage.tsx";
import { useDrafted } from "#shared/documents/useDrafted.ts";
import type { FormValues } from "./formValues.ts";
import { FormHeader } from "./shell/FormHeader.tsx";
import { PrescriptionForm } from "./shell/PrescriptionForm.tsx";
import {
  editDraftKey,
  exchangeDraftKey,
  newDraftKey,
  newStored,
  storedAfter,
  storedOf,
  storedOfQuote,
} from "./shell/startValues.ts";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { noOtherMoney, SaleMoneyContext, useExchange } from "#shared/credits/exchange.ts";
import { quoteDraftKey } from "#shared/quotes/quoteLines.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionsStrings } from "./prescriptions.strings.ts";
import { stateOf } from "./saved/savedSale.ts";

type Props = {
  draftKey: string;
  stored: Stored<FormValues>;
  document: PrescriptionDocument | null;
};

function Drafted({ draftKey, stored, document }: Props) {
  const [, navigate] = useLocation();
  const { round, start, drafts } = useDrafted(draftKey, stored);
  return (
    <PrescriptionForm
      key={round}
      start={start}
      document={document}
      onSaved={(saved) => {
        const isNew = stored.version === undefined;
        const list = isNew ? paths.prescriptions : returnPath(paths.prescriptions);
        navigate(list, { state: stateOf(saved) });
      }}
      drafts={drafts}
    />
  );
}

function NewPrescription({ client }: { client: string }) {
  const [stored] = useState(() => newStored(client));
  return (
    <>
      <FormHeader title={words.newPrescription} detail={prescriptionsStrings.form.detail} />
      <Drafted draftKey={newDraftKey(client)} stored={stored} document={null} />
    </>
  );
}

const EditPrescription = ({ id }: { id: string }) => (
  <FormOfRecord
    of={prescriptionRecord}
    id={id}
    header={<FormHeader title={prescriptionsStrings.form.editTitle} detail={false} />}
    hasRail
  >
    {(document) => (
      <>
        <FormHeader
          title={prescriptionsStrings.form.editTitle}
          detail={document.expand?.client?.name ?? false}
        />
        <Drafted
          draftKey={editDraftKey(id)}
          stored={storedOf(document, newId())}
          document={document}
        />
      </>
    )}
  </FormOfRecord>
);

type ExchangeProps = { id: string; isCorrection: boolean; service: string };

/** Form of a prescription that replaces the sale of an earlier one, or exchanges a part of it. */
const ExchangePrescription = ({ id, isCorrection, service }: ExchangeProps) => {
  const header = <FormHeader title={exchangeTitle(isCorrection)} detail={false} />;
  return (
    <FormOfRecord of={invoiceRecord} id={id} header={header} hasRail>
      {(invoice) => (
        <FormOfRecord of={prescriptionRecord} id={invoice.prescription} header={header} hasRail>
          {(document) => <Exchanged {...{ invoice, document, isCorrection, service }} />}
        </FormOfRecord>
      )}
    </FormOfRecord>
  );
};

const exchangeTitle = (isCorrection: boolean): string =>
  isCorrection ? creditStrings.exchange.correctTitle : creditStrings.exchange.pageTitle;

type ExchangedProps = {
  invoice: InvoiceDocument;
  document: PrescriptionDocument;
  isCorrection: boolean;
  /** Id of the after-sales ticket whose warranty pays, or ''. */
  service: string;
};

function Exchanged({ invoice, document, isCorrection, service }: ExchangedProps) {
  const exchange = useExchange(invoice, isCorrection, service ? { service, line: "" } : null);
  const [stored] = useState(() => storedAfter(document, isCorrection));
  return (
    <>
      <FormHeader
        title={exchangeTitle(isCorrection)}
        detail={creditStrings.exchange.subtitle(invoice.invoice_number)}
        back={{ href: paths.invoice(invoice.id), label: words.invoice }}
      />
      <SaleMoneyContext value={{ ...noOtherMoney, exchange, service }}>
        <Drafted draftKey={exchangeDraftKey(invoice.id)} stored={stored} document={null} />
      </SaleMoneyContext>
    </>
  );
}

/** Form of a prescription, filled from a variant of a quote. */
const PrescriptionOfQuote = ({ id, asked }: { id: string; asked: URLSearchParams }) => {
  const header = <FormHeader title={words.newPrescription} detail={false} />;
  return (
    <FormOfRecord of={quoteRecord} id={id} header={header} hasRail>
      {(quote) =>
        quote.prescription ? (
          <FormOfRecord of={prescriptionRecord} id={quote.prescription} header={header} hasRail>
            {(document) => <Quoted {...{ quote, document, asked }} />}
          </FormOfRecord>
        ) : (
          <Quoted quote={quote} document={null} asked={asked} />
        )
      }
    </FormOfRecord>
  );
};

type QuotedProps = {
  quote: QuoteDocument;
  document: PrescriptionDocument | null;
  asked: URLSearchParams;
};

function Quoted({ quote, document, asked }: QuotedProps) {
  const variant = asked.get("variante") ?? "";
  const atPrices = asked.get("prix") === "jour";
  const [stored] = useState(() => storedOfQuote(quote, document, variant, atPrices));
  return (
    <>
      <FormHeader
        title={words.newPrescription}
        detail={prescriptionsStrings.form.detail}
        back={{ href: paths.quote(quote.id), label: words.quotes }}
      />
      <SaleMoneyContext value={{ ...noOtherMoney, quote: { quote, variant } }}>
        <Drafted
          draftKey={quoteDraftKey("prescription", quote, asked)}
          stored={stored}
          document={stored.id === document?.id ? document : null}
        />
      </SaleMoneyContext>
    </>
  );
}

export default function PrescriptionFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const client = search.get("client") ?? "";
  const corrected = search.get("corriger");
  const exchanged = corrected ?? search.get("echange");
  const quote = search.get("devis");
  if (quote) return <PrescriptionOfQuote key={search.toString()} id={quote} asked={search} />;
  if (exchanged)
    return (
      <ExchangePrescription
        key={search.toString()}
        id={exchanged}
        isCorrection={corrected !== null}
        service={search.get("sav") ?? ""}
      />
    );
  return id ? (
    <EditPrescription key={id} id={id} />
  ) : (
    <NewPrescription key={client} client={client} />
  );
}
