import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Correction, TillDay } from "#domain/till/tillDay.ts";
import { atMoment, formatDay, instantMs } from "#lib/texts/formats.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { tillPageStrings } from "./till.strings.ts";

const text = tillPageStrings.corrections;

/** Corrections of payments on this day: author, time, invoice, amount, change. */
export function CorrectionsCard({ till }: { till: TillDay }) {
  const { corrections, close, day } = till;
  if (corrections.length === 0) return null;
  return (
    <Card title={text.title} className="overflow-hidden">
      <ul className="divide-y divide-line">
        {corrections.map((one, index) => (
          <li key={`${one.id}${index}`} className="grid gap-0.5 px-4 py-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">
                {one.action === "delete" ? text.deleted : text.changed}
                {" · "}
                <Invoice correction={one} />
              </span>
              <MoneyText>{saidOf(one)}</MoneyText>
            </span>
            <span className="text-sm text-ink-3">
              {detailsOf(one, day, close !== null && one.created > close.created)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Link to the invoice; a deleted one only has its number. */
const Invoice = ({ correction: { invoice, invoice_number } }: { correction: Correction }) =>
  invoice_number === "" ? (
    text.unknownInvoice
  ) : (
    <a
      className="hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
      href={paths.invoice(invoice)}
    >
      {invoice_number}
    </a>
  );

const named = (amount: number, method: Correction["payment_method"]): string =>
  `${formatMoney(toCentimes(amount))} · ${paymentMethodLabels[method]}`;

/** Former and new value of a correction, such as '200,00 DH · Autre'. */
export function saidOf({ amount, payment_method, becomes }: Correction): string {
  const before = named(amount, payment_method);
  if (!becomes) return before;
  const parts = [
    (becomes.amount !== null || becomes.payment_method !== null) &&
      named(becomes.amount ?? amount, becomes.payment_method ?? payment_method),
    becomes.date !== null && text.ofDay(formatDay(becomes.date)),
  ].filter((part) => part !== false);
  return `${before}, ${text.becomes(parts.join(", "))}`;
}

/** Details of a correction: time, author, and whether the day was closed. */
export const detailsOf = (
  { created, by, date }: Correction,
  day: string,
  isAfter: boolean,
): string =>
  [
    text.at(atMoment(new Date(instantMs(created)), day), by),
    date.slice(0, 10) !== day && text.ofDay(formatDay(date)),
    isAfter && text.afterClose,
  ]
    .filter(Boolean)
    .join(" · ");
