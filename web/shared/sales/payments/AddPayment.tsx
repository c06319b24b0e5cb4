import { useState } from "react";
import { today } from "#domain/core/days/days.ts";
import { type Centimes, formatMoney, toDirhams } from "#domain/core/money.ts";
import type { Invoice, PaymentMethod } from "#domain/core/records.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import { clientPart, invoiceDue, type StoredAmounts } from "#domain/sale/due.ts";
import { toast } from "#ui/feedback/toast.ts";
import { proposedPayment } from "./payment.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";
import type { ListedCredit } from "#api/sales/credits.ts";
import { failureOf } from "#api/failure.ts";
import { loadInvoice } from "#api/sales/invoices.ts";
import { createPayment, payWithCredit } from "#api/sales/payments.ts";
import { newId } from "#lib/ids.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { UsableCredits } from "#shared/sales/balance/UsableCredits.tsx";
import { showSurplus } from "#shared/sales/balance/showSurplus.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

type Props = {
  invoice: Pick<Invoice, "id" | "invoice_number"> &
    Partial<Pick<Invoice, "client">> &
    StoredAmounts;
  /** Name of the buyer. */
  client: string;
  /** Amount to propose instead of the balance. */
  amount?: Centimes;
  /** Payment method to propose instead of cash. */
  method?: PaymentMethod | undefined;
  /** Called once the payment is stored. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
};

/**
 * Payment dialog of an invoice: stores the payment and shows a toast. First reads the invoice again, because another
 * station may have stored a payment since the dialog opened.
 */
export function AddPayment({ invoice, client, amount, method, onSaved, onClose }: Props) {
  const [amounts, setAmounts] = useState<StoredAmounts>(invoice);
  const [total, remaining] = [clientPart(amounts), invoiceDue(amounts)];
  const { isBusy, once } = useOnce();
  const [id] = useState(newId);
  const readAgain = async (payment: string): Promise<StoredAmounts> => {
    const now = await loadInvoice(invoice.id);
    // The payment is stored already when only its answer was lost.
    if (now.payments.some((stored) => stored.id === payment)) return amounts;
    setAmounts(now);
    return now;
  };
  /** Pays the balance with a kept credit, up to what is left of that credit. */
  const use = async (note: ListedCredit) => {
    try {
      const left = Math.min(unusedCredit(note), invoiceDue(await readAgain(id))) as Centimes;
      const values = { id, date: today(), amount: toDirhams(left), credit_note: note.id };
      await payWithCredit(invoice.id, values);
      toast.success(salesStrings.usableCredits.used(note.number, formatMoney(left)));
      onSaved?.();
      onClose();
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).message || salesStrings.usableCredits.failed);
    }
  };
  return (
    <PaymentDialog
      credits={
        remaining > 0 && (
          <UsableCredits
            client={invoice.client ?? ""}
            isBusy={isBusy}
            onUse={(note) => void once(() => use(note))}
          />
        )
      }
      invoice={{ number: invoice.invoice_number, client, total, remaining }}
      proposed={proposedPayment(amount ?? remaining, method)}
      readAgain={readAgain}
      onSave={async (payment, { paid_amount, ...now }) => {
        await createPayment(invoice.id, payment);
        toast.success(salesStrings.added);
        showSurplus({ ...now, paid_amount: paid_amount + payment.amount });
        onSaved?.();
      }}
      onClose={onClose}
    />
  );
}
