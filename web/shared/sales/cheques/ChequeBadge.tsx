import { toCentimes } from "#domain/core/money.ts";
import type { ChequeState, Payment } from "#domain/core/records.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { statusBadge } from "#ui/page/Badge.tsx";
import { Amount } from "#ui/page/Money.tsx";
import { chequeStateLabels } from "#shared/till/till.strings.ts";

export const ChequeBadge = statusBadge<ChequeState>(
  {
    in_hand: ["info", "none"],
    deposited: ["warn", "half"],
    cleared: ["ok", "full"],
    bounced: ["bad", "cross"],
    returned: ["mute", "cross"],
  },
  chequeStateLabels,
);

/** CSS class of an amount, which is struck through for a bounced cheque. */
export const paidClass = (payment: Pick<Payment, "cheque_state">): string =>
  `font-medium ${isCountedPayment(payment) ? "" : "text-ink-3 line-through"}`;

type Paid = { payment: Pick<Payment, "amount" | "cheque_state"> };

export const ChequeAmount = ({ payment }: Paid) => (
  <span className={`whitespace-nowrap ${paidClass(payment)}`}>
    <Amount centimes={toCentimes(payment.amount)} />
  </span>
);
