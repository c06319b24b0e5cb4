import { balance } from "../../../pb_hooks/domain/invoice";
import { toCentimes } from "../../../pb_hooks/domain/money";
import type { Invoice } from "../../../pb_hooks/domain/records";
import { toast } from "../toast";
import { PaymentDialog } from "./PaymentDialog";
import { addPayment } from "./sales.api";
import { salesStrings as strings } from "./strings";

type Props = {
  invoice: Pick<Invoice, "id" | "invoice_number" | "total_amount" | "paid_amount">;
  client: string | null;
  onClose: () => void;
};

/** The payment dialog of one invoice, with its call and its message; what shows the invoice reloads by itself. */
export function AddPayment({ invoice, client, onClose }: Props) {
  const total = toCentimes(invoice.total_amount);
  const { remaining } = balance(total, toCentimes(invoice.paid_amount));
  return (
    <PaymentDialog
      invoice={{ number: invoice.invoice_number, client, total, remaining }}
      onSave={async (payment) => {
        await addPayment(invoice.id, payment);
        toast.success(strings.added);
      }}
      onClose={onClose}
    />
  );
}
