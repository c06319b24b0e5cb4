import type { Centimes } from "#domain/core/money.ts";
import type { Invoice, PaymentMethod } from "#domain/core/records.ts";
import { invoiceDue, netTotal, type StoredAmounts } from "#domain/sale/due.ts";
import { toast } from "#ui/feedback/toast.ts";
import { proposedPayment } from "./payment.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import { createPayment } from "#api/payments.ts";
import { showSurplus } from "./showSurplus.ts";
import { salesStrings as strings } from "./sales.strings.ts";

type Props = {
  invoice: Pick<Invoice, "id" | "invoice_number"> & StoredAmounts;
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
  const [total, remaining] = [netTotal(invoice), invoiceDue(invoice)];
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
