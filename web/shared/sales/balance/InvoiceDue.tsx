import type { ReactNode } from "react";
import { type Centimes, formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ClientCredit } from "#domain/documents/documents.ts";
import { balanceOfInvoice, clientPart, type StoredAmounts } from "#domain/sale/due.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { CreditToUse } from "./CreditToUse.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.due;
type Props = { invoice: StoredAmounts & ClientCredit; children?: ReactNode };

/** Amount due or surplus, with the share already paid: a card in the side column, a line on a tablet. */
export function InvoiceDue({ invoice, children }: Props) {
  const { remaining, surplus } = balanceOfInvoice(invoice);
  const [total, paid] = [clientPart(invoice), toCentimes(invoice.paid_amount)];
  return (
    <section className="card grid gap-3 p-4 md:max-lg:flex md:max-lg:items-end md:max-lg:gap-6">
      <div className="flex-1">
        <p className="text-sm text-ink-3">{surplus > 0 ? strings.surplus : words.due}</p>
        <p className="text-xl font-semibold tracking-tight">
          <Money centimes={surplus > 0 ? surplus : remaining} unitClass="text-sm" />
        </p>
        {remaining > 0 && <CreditToUse of={invoice} />}
        <PaidBar total={total} paid={paid} />
        <p className="text-sm text-ink-3">
          <MoneyText>{strings.paidOf(formatMoney(paid), formatMoney(total))}</MoneyText>
        </p>
      </div>
      {children}
    </section>
  );
}

/** Decorative bar of the share already paid. */
export function PaidBar({ total, paid }: { total: Centimes; paid: Centimes }) {
  const percent = paidPercent({ total, paid });
  return (
    <div
      className="h-1.5 my-3 rounded-full bg-sunken overflow-hidden"
      role="img"
      aria-label={strings.percent(percent)}
    >
      <div className="h-full bg-ok rounded-full" style={{ width: `${percent}%` }} />
    </div>
  );
}

/** Paid share in whole percent, for a bar; 100 only when nothing is left to pay. */
export function paidPercent({ total, paid }: { total: Centimes; paid: Centimes }): number {
  if (total <= 0) return paid > 0 ? 100 : 0;
  return paid >= total ? 100 : Math.min(99, Math.round((paid / total) * 100));
}
