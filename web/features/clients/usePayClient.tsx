import { useState } from "react";
import type { Client, Invoice } from "#domain/core/records.ts";
import { listInvoices } from "#api/sales/invoices.ts";
import { words } from "#lib/texts/words.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useLazyPayment } from "#shared/sales/payments/useLazyPayment.tsx";

const most = 500;

/** Payment dialog for the oldest unpaid invoice of a client. */
export function usePayClient() {
  const [payingId, setPayingId] = useState<string | null>(null);
  const { dialog, open } = useLazyPayment();
  const pay = async ({ id, name }: Pick<Client, "id" | "name">) => {
    if (payingId) return;
    setPayingId(id);
    try {
      const { items } = await listInvoices({ client: id, status: "unpaid", perPage: most });
      const oldest: Invoice | undefined = items.at(-1);
      if (oldest) await open(oldest, name);
    } catch (error) {
      console.error(error);
      toast.error(words.invoicesFailed);
    }
    setPayingId(null);
  };
  return { pay, dialog };
}
