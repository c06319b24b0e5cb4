import { toCentimes } from "#domain/core/money.ts";
import type { ChequeState, Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import type { MarkName } from "#ui/page/Mark.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Amount } from "#ui/page/Money.tsx";
import { chequeStateLabels } from "#shared/till/till.strings.ts";

const marks: Record<ChequeState, ["info" | "warn" | "ok" | "bad" | "mute", MarkName]> = {
  in_hand: ["info", "none"],
  deposited: ["warn", "half"],
  cleared: ["ok", "full"],
  bounced: ["bad", "cross"],
  returned: ["mute", "cross"],
};

/** State of a cheque as a badge. */
export function ChequeBadge({ state }: { state: ChequeState }) {
  const [tone, mark] = marks[state];
  return (
    <Badge tone={tone} mark={mark}>
      {chequeStateLabels[state]}
    </Badge>
  );
}

/** Style of an amount: struck through for a bounced cheque. */
export const paidClass = (payment: Pick<Payment, "cheque_state">): string =>
  `font-medium ${isCountedPayment(payment) ? "" : "text-ink-3 line-through"}`;

type Paid = { payment: Pick<Payment, "amount" | "cheque_state"> };

export const ChequeAmount = ({ payment }: Paid) => (
  <span className={`whitespace-nowrap ${paidClass(payment)}`}>
    <Amount centimes={toCentimes(payment.amount)} />
  </span>
);
