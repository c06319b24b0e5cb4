import { amountInWords } from "#domain/core/amountInWords.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { printedName } from "#domain/clients/printedName.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { toCentimes } from "#domain/core/money.ts";
import { eyesOf, nearVision } from "#domain/optics/optics.ts";
import { type Company, eyeSides, type Prescription } from "#domain/core/records.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { eyeLabels } from "#lib/labels.ts";
import { formatDay } from "#lib/formats.ts";
import { words } from "#lib/words.strings.ts";
import { EyesTable, NearTable } from "./EyesTable.tsx";
import { InvoiceItems } from "./InvoiceItems.tsx";
import { legalLines } from "#shared/documents/companyLines.ts";
import { Letterhead } from "./Letterhead.tsx";
import { settlement } from "./settlement.ts";
import { printMoney } from "./printMoney.ts";
import { strings } from "./prints.strings.ts";
import { Sheet } from "./Sheet.tsx";
import { VatSheet } from "./Vat.tsx";

const text = strings.invoice;
const { sphere, cylinder, axis } = eyeLabels.measures;
const distanceMeasures = [
  ["sphere", sphere],
  ["cylinder", cylinder],
  ["axis", axis],
  ["addition", text.addition],
] as const;

function Names({ name: whole }: { name: string }) {
  const { name, firstName } = printedName(whole);
  return (
    <>
      <p>
        {words.name}&nbsp;: <strong>{name}</strong>
      </p>
      {firstName !== null && (
        <p>
          {text.firstName}&nbsp;: <strong>{firstName || "-"}</strong>
        </p>
      )}
    </>
  );
}

/** Client and payment methods. */
function Parties({ invoice }: { invoice: InvoiceDocument }) {
  const client = invoice.expand?.client;
  const means = settlement(invoice.payments);
  return (
    <section className="keep flex justify-between gap-6">
      <div>
        {client && (
          <>
            <p className="sheet-small">{words.client}</p>
            {isAnonymisedClient(client) ? (
              <strong>{client.name}</strong>
            ) : (
              <Names name={client.name} />
            )}
          </>
        )}
      </div>
      {means && (
        <div className="text-right">
          <p className="sheet-small">{text.settlement}</p>
          <p>{means}</p>
        </div>
      )}
    </section>
  );
}

function Vision({ prescription, isNarrow }: { prescription: Prescription; isNarrow: boolean }) {
  const eyes = eyesOf(prescription);
  const hasNear = eyeSides.some((side) => nearVision(eyes[side]));
  return (
    <section
      className={`keep grid gap-x-4 gap-y-2 ${hasNear && !isNarrow ? "grid-cols-[4fr_3fr]" : ""}`}
    >
      <div>
        <h2 className="mb-1 font-semibold">{text.distance}</h2>
        <EyesTable eyes={eyes} measures={distanceMeasures} />
      </div>
      {hasNear && (
        <div>
          <h2 className="mb-1 font-semibold">{text.near}</h2>
          <NearTable eyes={eyes} />
        </div>
      )}
    </section>
  );
}

type Props = { invoice: InvoiceDocument; company: Company; isNarrow: boolean };

/** Invoice on A4 and A5. */
export function InvoiceSheet({ invoice, company, isNarrow }: Props) {
  const total = toCentimes(invoice.total_amount);
  const paid = toCentimes(invoice.paid_amount);
  const { remaining, surplus } = invoiceBalance(total, paid);
  const prescription = invoice.expand?.prescription;
  return (
    <Sheet
      footer={legalLines(company)}
      head={
        <Letterhead company={company} title={text.number(invoice.invoice_number)}>
          <p>{strings.on(formatDay(invoice.date))}</p>
        </Letterhead>
      }
    >
      <Parties invoice={invoice} />
      <InvoiceItems items={invoice.items} />
      {prescription && <Vision prescription={prescription} isNarrow={isNarrow} />}
      <VatSheet items={invoice.items} note={company.vat_note} />
      <p className="keep flex justify-between gap-6 text-[1.2em] font-semibold">
        {words.total} <span>{printMoney(total)}</span>
      </p>
      <section className="keep">
        <p>{text.inWords}</p>
        <p className="text-[1.1em] font-semibold">{amountInWords(total)}</p>
      </section>
      {invoice.notes && (
        <p className="keep whitespace-pre-line wrap-anywhere">
          <strong>{words.note}</strong>&nbsp;: {invoice.notes}
        </p>
      )}
      <section className="keep flex items-start justify-between gap-6">
        <div>
          <p>
            {words.paid}&nbsp;: {printMoney(paid)}
          </p>
          <p className="font-semibold">
            {surplus > 0 ? words.surplus : words.due}&nbsp;:{" "}
            {printMoney(surplus > 0 ? surplus : remaining)}
          </p>
        </div>
        <p className="sheet-stamp sheet-small">{words.stampAndSignature}</p>
      </section>
    </Sheet>
  );
}
