import type { Invoice } from "#domain/core/records.ts";
import type { ClientCredit } from "#domain/documents/documents.ts";
import type { StoredAmounts } from "#domain/sale/due.ts";
import { remainingOf } from "#lib/texts/remaining.ts";
import { words } from "#lib/texts/words.strings.ts";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Money } from "#ui/page/Money.tsx";
import { CreditToUse } from "./CreditToUse.tsx";
import { SurplusBadge } from "./SurplusBadge.tsx";
import { surplusOfInvoice } from "./showSurplus.ts";

type Props = { invoice: StoredAmounts & ClientCredit & Pick<Invoice, "status"> };

/** Table cell with the amount due or the surplus of an invoice. */
export function InvoiceRemaining({ invoice }: Props) {
  if (surplusOfInvoice(invoice) > 0) return <SurplusBadge invoice={invoice} />;
  const remaining = remainingOf(invoice);
  if (remaining <= 0) return <span className="text-ink-3">-</span>;
  return (
    <>
      <Money dirhams={remaining} className="font-semibold" />
      <CreditToUse of={invoice} className="whitespace-normal" />
    </>
  );
}

type EndProps = Props & {
  /** True to show the amount due, because the row shows the total elsewhere. */
  isDue?: boolean;
};

/** Total, or amount due, of an invoice in a phone's list. */
export const InvoiceAmount = ({ invoice, isDue = false }: EndProps) => (
  <span>
    {isDue && <span className="text-sm text-ink-3">{words.remains} </span>}
    <Money dirhams={isDue ? remainingOf(invoice) : invoice.total_amount} className="font-medium" />
  </span>
);

/** Status of an invoice in a phone's list, or its surplus. */
export const InvoiceNote = ({ invoice }: Props) =>
  surplusOfInvoice(invoice) > 0 ? (
    <SurplusBadge invoice={invoice} />
  ) : (
    <InvoiceStatusBadge status={invoice.status} className="h-5" />
  );

/** Right end of a phone's row: total, then status or surplus. */
export const InvoiceEnd = ({ invoice }: Props) => (
  <>
    <InvoiceAmount invoice={invoice} />
    <InvoiceNote invoice={invoice} />
  </>
);
