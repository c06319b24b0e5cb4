import { amountInWords } from "#domain/core/amountInWords.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { printedName } from "#domain/clients/printedName.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { toCentimes } from "#domain/core/money.ts";
import { eyesOf, nearVision } from "#domain/optics/optics.ts";
import { type Client, type Company, eyeSides, type Prescription } from "#domain/core/records.ts";
import { balanceOfInvoice } from "#domain/sale/due.ts";
import { eyeLabels } from "#lib/labels.ts";
import { formatDay } from "#lib/formats.ts";
import { words } from "#lib/words.strings.ts";
import { EyesTable, NearTable } from "./EyesTable.tsx";
import { Dials } from "./Dials.tsx";
import { Facts } from "./Facts.tsx";
import { InvoiceItems } from "./InvoiceItems.tsx";
import { legalLines } from "#shared/documents/companyLines.ts";
import { Ladder } from "./Ladder.tsx";
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

/** Name and first name of a person; one name of others. */
function namesOf(client: Client): (readonly [string, string])[] {
  if (isAnonymisedClient(client)) return [[words.client, client.name]];
  const { name, firstName } = printedName(client.name);
  const first = firstName === null ? [] : [[text.firstName, firstName || "-"] as const];
  return [[words.name, name], ...first];
}

/** Corrections beside their dials. */
function Vision({ prescription, isNarrow }: { prescription: Prescription; isNarrow: boolean }) {
  const eyes = eyesOf(prescription);
  const hasNear = eyeSides.some((side) => nearVision(eyes[side]));
  return (
    <section className="keep sheet-box flex items-center gap-5">
      <Dials
        eyes={eyes}
        size={isNarrow ? "size-[13mm]" : "size-[18mm]"}
        className={`sheet-caption gap-3 ${isNarrow ? "flex-col" : ""}`}
      />
      <div
        className={`grid flex-1 gap-x-5 gap-y-2 ${hasNear && !isNarrow ? "grid-cols-[4fr_3fr]" : ""}`}
      >
        <div>
          <h2 className="font-semibold">{text.distance}</h2>
          <EyesTable eyes={eyes} measures={distanceMeasures} />
        </div>
        {hasNear && (
          <div>
            <h2 className="font-semibold">{text.near}</h2>
            <NearTable eyes={eyes} />
          </div>
        )}
      </div>
    </section>
  );
}

type Props = {
  invoice: InvoiceDocument;
  company: Company;
  isNarrow: boolean;
  /** URL of a logo that is not stored yet. */
  logo?: string;
};

/** Invoice on A4 and A5. */
export function InvoiceSheet({ invoice, company, isNarrow, logo }: Props) {
  const total = toCentimes(invoice.total_amount);
  const paid = toCentimes(invoice.paid_amount);
  const { remaining, surplus } = balanceOfInvoice(invoice);
  const { client, prescription } = invoice.expand ?? {};
  return (
    <Sheet
      footer={legalLines(company)}
      head={
        <Letterhead company={company} logo={logo} title={text.number(invoice.invoice_number)}>
          <p>{strings.on(formatDay(invoice.date))}</p>
        </Letterhead>
      }
    >
      <Facts
        facts={[
          ...(client ? namesOf(client) : []),
          [text.settlement, settlement(invoice.payments)],
        ]}
      />
      <InvoiceItems items={invoice.items} />
      {prescription && <Vision prescription={prescription} isNarrow={isNarrow} />}
      <VatSheet items={invoice.items} note={company.vat_note} />
      <section className="keep flex flex-row-reverse items-start justify-between gap-6">
        <Ladder
          sums={[
            [words.total, printMoney(total)],
            [words.paid, printMoney(paid)],
          ]}
          due={
            surplus > 0 ? [words.surplus, printMoney(surplus)] : [words.due, printMoney(remaining)]
          }
        />
        <div className="min-w-0 flex-1">
          <p className="sheet-caption">{text.inWords}</p>
          <p className="text-[1.1em] font-semibold">{amountInWords(total)}</p>
        </div>
      </section>
      <section className="keep flex items-start justify-between gap-6">
        <p className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
          {invoice.notes && (
            <>
              <strong>{words.note}</strong>&nbsp;: {invoice.notes}
            </>
          )}
        </p>
        <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
      </section>
    </Sheet>
  );
}
