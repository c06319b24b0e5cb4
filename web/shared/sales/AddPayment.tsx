import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { Invoice, PaymentMethod } from "#domain/core/records.ts";
import { invoiceBalance } from "#domain/sale/due.ts";
import { toast } from "#ui/feedback/toast.ts";
import { proposedPayment } from "./payment.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { createPayment } from "#api/payments.ts";
import { showSurplus } from "./showSurplus.ts";
import { salesStrings as strings } from "./sales.strings.ts";

type Props = {
  invoice: Pick<Invoice, "id" | "invoice_number" | "total_amount" | "paid_amount">;
  /** Name of the buyer. */
  client: string;
  /** Proposed amount in place of the balance. */
  amount?: Centimes;
  /** Proposed method in place of cash. */
  method?: PaymentMethod | undefined;
  /** Called once the payment is stored. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
};

/** Payment dialog of an invoice: stores the payment and confirms by a toast; invoice queries reload on the write. */
export function AddPayment({ invoice, client, amount, method, onSaved, onClose }: Props) {
  const total = toCentimes(invoice.total_amount);
  const { remaining } = invoiceBalance(total, toCentimes(invoice.paid_amount));
  return (
    <PaymentDialog
      invoice={{ number: invoice.invoice_number, client, total, remaining }}
      proposed={proposedPayment(amount ?? remaining, method)}
      onSave={async (payment) => {
        await createPayment(invoice.id, payment);
        toast.success(strings.added);
        showSurplus({ ...invoice, paid_amount: invoice.paid_amount + payment.amount });
        onSaved?.();
      }}
      onClose={onClose}
    />
  );
}
