/** What a prescription shows its customer, as it is saved and as it stands in the form. */
import { toCentimes } from "#domain/core/money.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { type CustomerFacts, customerItems, settlement } from "#ui/customer/customerFacts.ts";
import { itemOf } from "#ui/sales/saleItems.ts";
import { totalsOf } from "./form/formTotals.ts";
import { eyesAsRead, type FormValues } from "./form/formValues.ts";

export function customerFactsOf(prescription: PrescriptionDocument): CustomerFacts {
  const { id, client, date, expand, invoice } = prescription;
  return {
    name: expand?.client?.name ?? "",
    day: date.slice(0, 10),
    correction: { eyes: eyesOf(prescription), client, except: id },
    sale: invoice && {
      items: customerItems(invoice.items.map(itemOf)),
      ...settlement(
        toCentimes(invoice.total_amount),
        toCentimes(invoice.paid_amount),
        invoice.payments.map((payment) => payment.date),
      ),
    },
  };
}

/** `id`: of the prescription in hand, which is not its own former one. */
export function typedFactsOf(values: FormValues, id: string): CustomerFacts {
  const { client, clientName, date, invoice } = values;
  const { items, payments } = invoice;
  const { total, paid } = totalsOf(items, payments);
  const days = payments.map((payment) => payment.date);
  return {
    name: client ? clientName : "",
    day: date,
    correction: { eyes: eyesAsRead(values), client, except: id },
    sale:
      items.length > 0 ? { items: customerItems(items), ...settlement(total, paid, days) } : null,
  };
}
