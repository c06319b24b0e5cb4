import type { Invoice } from "#domain/core/records.ts";
import { remainingOf } from "#lib/remaining.ts";
import { words } from "#lib/words.strings.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Money } from "#ui/page/Money.tsx";
import { SurplusBadge } from "./SurplusBadge.tsx";
import { surplusOfInvoice } from "./tellSurplus.ts";

type Props = { invoice: Pick<Invoice, "total_amount" | "paid_amount" | "status"> };

/** In a row: what is due of an invoice, or what is to be given back. */
export function InvoiceRemaining({ invoice }: Props) {
  if (surplusOfInvoice(invoice) > 0) return <SurplusBadge invoice={invoice} />;
  const remaining = remainingOf(invoice);
  return <Money dirhams={remaining} className={remaining > 0 ? "font-semibold" : "text-ink-3"} />;
}

type EndProps = Props & {
  /** What it is a part of is told elsewhere in the row. */
  isDue?: boolean;
};

/** At the end of a row on a phone: how much, and its state or what is to be given back. */
export const InvoiceEnd = ({ invoice, isDue = false }: EndProps) => (
  <>
    <span>
      {isDue && <span className="text-sm text-ink-3">{words.remains} </span>}
      <Money
        dirhams={isDue ? remainingOf(invoice) : invoice.total_amount}
        className="font-semibold"
      />
    </span>
    {surplusOfInvoice(invoice) > 0 ? (
      <SurplusBadge invoice={invoice} />
    ) : (
      <InvoiceStatusBadge status={invoice.status} className="h-5" />
    )}
  </>
);
