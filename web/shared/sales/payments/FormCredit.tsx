import { useQuery } from "@tanstack/react-query";
import { type Centimes, formatMoney, noMoney, sum } from "#domain/core/money.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import { creditQueries } from "#api/sales/credits.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { creditPayment, type PaymentValues } from "./payment.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

type Props = {
  /** Chosen client; '' for a walk-in. */
  client: string;
  /** Payments already in the form: a credit among them is not offered again. */
  payments: readonly Pick<PaymentValues, "credit_note">[];
  due: Centimes;
  onUse: (payments: PaymentValues[]) => void;
};

/** Unused credit of the chosen client, which one press adds as a payment. Renders nothing without any. */
export function FormCredit({ client, payments, due, onUse }: Props) {
  const { data } = useQuery({ ...creditQueries.left(client), enabled: client !== "" });
  const used = new Set(payments.map(({ credit_note }) => credit_note));
  const notes = (client === "" ? [] : (data?.items ?? [])).filter(({ id }) => !used.has(id));
  const left = sum(notes.map(unusedCredit));
  if (left <= noMoney) return null;
  const use = () => {
    let rest = due;
    const paying = notes.flatMap((note) => {
      if (rest <= noMoney) return [];
      const most = Math.min(unusedCredit(note), rest) as Centimes;
      rest = (rest - most) as Centimes;
      return [creditPayment(note, most)];
    });
    onUse(paying);
  };
  return (
    <p className="flex flex-wrap items-center gap-2 rounded-control bg-ok-soft px-3 py-2 text-ok-ink">
      <span className="min-w-0 flex-1">
        <MoneyText>{words.creditToUse(formatMoney(left))}</MoneyText>
      </span>
      <Button size="sm" icon="invoice" disabled={due <= noMoney} onClick={use}>
        {salesStrings.usableCredits.allOf}
      </Button>
    </p>
  );
}
