import { useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import { SaleMoneyContext } from "#shared/credits/exchange.ts";
import { FormCredit } from "#shared/sales/payments/FormCredit.tsx";
import type { PaymentValues } from "#shared/sales/payments/payment.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { saleStrings } from "./sale.strings.ts";
import type { creditsOf, SaleValues } from "./saleValues.ts";

const text = saleStrings.payment;
type Props = Pick<ReturnType<typeof creditsOf>, "credits"> & { due: Centimes };

/** Kept credits that pay the sale, and further credits of the client. An exchange only uses its own. */
export function CounterCredits({ credits, due }: Props) {
  const { control, getValues, setValue } = useFormContext<SaleValues>();
  const [client, payments] = useWatch({ control, name: ["client", "payments"] });
  const { exchange } = useContext(SaleMoneyContext);
  const pay = (change: (now: PaymentValues[]) => PaymentValues[]) =>
    setValue("payments", change(getValues("payments")), { shouldDirty: true });
  if (exchange) return null;
  return (
    <div className="grid gap-2 empty:hidden">
      {credits.map(({ payment: { id, reference }, amount }) => (
        <p key={id} className="flex items-center gap-2 text-ink-2">
          <span className="min-w-0 flex-1 wrap-anywhere">{text.credit(reference)}</span>
          <Money centimes={minus(noMoney, amount)} />
          <IconButton
            icon="cross"
            label={salesStrings.usableCredits.drop(reference)}
            onClick={() => pay((now) => now.filter((one) => one.id !== id))}
          />
        </p>
      ))}
      <FormCredit
        {...{ client, payments, due }}
        onUse={(used) => pay((now) => [...now, ...used])}
      />
    </div>
  );
}
