/** Customer view of a prescription, saved or in the form. */
import { minus, toCentimes } from "#domain/core/money.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { clientPart } from "#domain/sale/due.ts";
import { givenNear, extraOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { company } from "#api/session/session.ts";
import {
  type CustomerContent,
  customerItems,
  readyOf,
  settlement,
} from "#shared/customer/customerContent.ts";
import { itemOf } from "#shared/sales/items/saleItems.ts";
import { totalsOf } from "./formTotals.ts";
import { eyesAsRead, type FormValues } from "./formValues.ts";
import { givenNears } from "./extraValues.ts";
import { promiseOf } from "./items/promise.ts";

export function customerContentOf(prescription: PrescriptionDocument): CustomerContent {
  const { id, client, date, expand, invoice } = prescription;
  return {
    name: expand?.client?.name ?? "",
    day: date.slice(0, 10),
    correction: areEyesSeen(prescription)
      ? {
          eyes: eyesOf(prescription),
          nears: {
            right: givenNear(extraOf(prescription, "right")),
            left: givenNear(extraOf(prescription, "left")),
          },
          client,
          except: id,
        }
      : null,
    sale: invoice && {
      items: customerItems(invoice.items.map(itemOf)),
      ...settlement(
        clientPart(invoice),
        toCentimes(invoice.paid_amount),
        invoice.payments.map((payment) => payment.date),
      ),
    },
    ready: readyOf(prescription.job),
  };
}

/** `id`: this prescription, which the search for the former one leaves out; `stored`: its saved version. */
export function typedContentOf(
  values: FormValues,
  id: string,
  stored: PrescriptionDocument | null,
): CustomerContent {
  const { client, clientName, date, invoice } = values;
  const { items, payments, settled } = invoice;
  const { total, paid } = totalsOf(items, payments, settled);
  const days = payments.map((payment) => payment.date);
  const promise = promiseOf({ typed: values.job.promised_on, date, items, stored }, company.value);
  return {
    name: client ? clientName : "",
    day: date,
    correction: { eyes: eyesAsRead(values), nears: givenNears(values), client, except: id },
    sale:
      items.length > 0
        ? { items: customerItems(items), ...settlement(minus(total, settled.credited), paid, days) }
        : null,
    ready: readyOf(promise && { status: promise.status, promised_on: promise.day }),
  };
}
