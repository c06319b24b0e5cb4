import { useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { SaleMoneyContext } from "#shared/credits/exchange.ts";
import { WholeDiscount } from "#shared/sales/items/WholeDiscount.tsx";
import { Money } from "#ui/page/Money.tsx";
import { formStrings } from "../form.strings.ts";
import { type Totals, totalsOf } from "../formTotals.ts";
import type { FormValues } from "../formValues.ts";

const strings = formStrings.summary;

/** Totals while a person types; only the component that calls it renders at each key. */
export function useTotals(): Totals {
  const { control, getValues } = useFormContext<FormValues>();
  const [items, payments] = useWatch({ control, name: ["invoice.items", "invoice.payments"] });
  const money = useContext(SaleMoneyContext);
  return totalsOf(items, payments, getValues("invoice.settled"), money);
}

type RowProps = { label: string; amount: Centimes; isTotal?: boolean };

function Row({ label, amount, isTotal }: RowProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 ${isTotal ? "pt-2 border-t border-line text-ink font-semibold" : ""}`}
    >
      <dt>{label}</dt>
      <dd className="num">
        <Money centimes={amount} />
      </dd>
    </div>
  );
}

/** List of totals: lenses, other items, the sum, and the paid amount where no payments card is beside it. */
export function TotalsList({ withPaid }: { withPaid?: boolean }) {
  const { lenses, others, discount, total, paid, kept } = useTotals();
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1.5 text-base text-ink-2">
        <Row label={words.lenses} amount={lenses} />
        <Row label={strings.others} amount={others} />
        {discount > 0 && (
          <Row label={salesStrings.lines.discounts} amount={minus(noMoney, discount)} />
        )}
        <Row label={words.total} amount={total} isTotal />
        {kept > 0 && <Row label={creditStrings.exchange.credit} amount={minus(noMoney, kept)} />}
        {withPaid && <Row label={words.paid} amount={paid} />}
      </dl>
      <WholeDiscount<FormValues> path="invoice.items" />
    </div>
  );
}
