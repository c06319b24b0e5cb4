/** Values of the prescription form: typed texts under the paths of the document, which server errors use. */
import { pick } from "#lib/pick.ts";
import type {
  NestedInvoice,
  NestedInvoiceInput,
  PrescriptionDocument,
  PrescriptionInput,
} from "#domain/documents/documents.ts";
import {
  eyeAsRead,
  type Eye,
  type EyeField,
  type EyeFields,
  eyeField,
  type Eyes,
  eyesOf,
  eyesToFields,
  measures,
} from "#domain/optics/optics.ts";
import { formatMeasure } from "#domain/optics/format.ts";
import { readMeasure } from "#domain/optics/parse.ts";
import { sum, toCentimes } from "#domain/core/money.ts";
import { creditedOf } from "#domain/sale/due.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { newId } from "#lib/ids.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { paymentInput, paymentOf, type PaymentValues } from "#shared/sales/payments/payment.ts";
import { itemInput, itemOf, type ItemValues } from "#shared/sales/items/saleItems.ts";
import { type Settled, unsettled } from "./formTotals.ts";
import { blankExtra, extraInput, type ExtraTexts, extraTextsOf } from "./extraValues.ts";
import { itemEyes, withChosenEyes } from "#shared/sales/items/itemEyes.ts";
import {
  blankPairs,
  pairNumbers,
  pairsInput,
  type PairsTexts,
  pairsTextsOf,
} from "./pairValues.ts";

export type FormValues = Record<EyeField, string> &
  ExtraTexts & {
    pairs: PairsTexts;
    client: string;
    clientName: string;
    date: string;
    prescriber: string;
    notes: string;
    invoice: {
      id: string;
      /**
       * True when an invoice is stored: a save keeps it even without items and payments. A new invoice needs one of
       * them (docs/rules-common.md, Documents).
       */
      isStored: boolean;
      notes: string;
      /** Id of the contact-lens sheet; '' without one. */
      contact: string;
      items: ItemValues[];
      payments: PaymentValues[];
      settled: Settled;
    };
    /** '' to use the proposed day (`promise.ts`). */
    job: { promised_on: string };
  };

const blankTexts: Record<EyeField, string> = {
  right_sphere: "",
  right_cylinder: "",
  right_axis: "",
  right_add: "",
  right_eip: "",
  left_sphere: "",
  left_cylinder: "",
  left_axis: "",
  left_add: "",
  left_eip: "",
};

/** Date field value of a stored date. */
const dayOf = (stored: string): string => stored.slice(0, 10);

/** Form texts of eye values; a missing value gives ''. */
export function eyeTexts(
  eyes: Partial<Record<EyeSide, Partial<Eye>>>,
): Partial<Record<EyeField, string>> {
  const texts: Partial<Record<EyeField, string>> = {};
  for (const side of eyeSides) {
    for (const measure of measures) {
      const value = eyes[side]?.[measure];
      if (value === undefined) continue;
      texts[eyeField(side, measure)] = value === null ? "" : formatMeasure(measure, value);
    }
  }
  return texts;
}

/** Parses both eyes. An unreadable text gives `unreadable`, by default null (not measured); checkValues reports it. */
export function typedEyes(
  values: Record<EyeField, string>,
  unreadable: number | null = null,
): Eyes {
  const fields: Partial<EyeFields> = {};
  for (const side of eyeSides) {
    for (const measure of measures) {
      const field = eyeField(side, measure);
      const typed = readMeasure(measure, values[field] ?? "");
      fields[field] = typed.readable ? typed.value : unreadable;
    }
  }
  return eyesOf(fields);
}

/**
 * Both eyes for display and transposition; an eye with a refused value is left blank
 * (docs/rules-optics.md, Eye values).
 */
export function eyesAsRead(values: Record<EyeField, string>): Eyes {
  const { right, left } = typedEyes(values, Number.NaN);
  return { right: eyeAsRead(right), left: eyeAsRead(left) };
}

const blankInvoice = (id: string): FormValues["invoice"] => ({
  id,
  isStored: false,
  notes: "",
  contact: "",
  items: [],
  payments: [],
  settled: unsettled,
});

export function blankValues(invoiceId: string, date: string): FormValues {
  return {
    ...blankTexts,
    ...blankExtra,
    pairs: blankPairs,
    client: "",
    clientName: "",
    date,
    prescriber: "",
    notes: "",
    invoice: blankInvoice(invoiceId),
    job: { promised_on: "" },
  };
}

const invoiceValues = (invoice: NestedInvoice, eyes: Eyes): FormValues["invoice"] => ({
  ...pick(invoice, "id", "notes", "contact"),
  isStored: true,
  items: withChosenEyes(invoice.items.map(itemOf), eyes),
  payments: invoice.payments.map(paymentOf),
  settled: settledOf(invoice),
});

function settledOf(invoice: NestedInvoice): Settled {
  const { credited, kept, refunds } = creditedOf(invoice);
  const fund = toCentimes(invoice.fund_part);
  return { credited: sum([credited, fund]), returned: sum([kept, refunds]) };
}

/** Form values of a saved document. `newInvoiceId` is used when it has no invoice. */
export const valuesOf = (document: PrescriptionDocument, newInvoiceId: string): FormValues => ({
  ...blankTexts,
  ...eyeTexts(eyesOf(document)),
  ...extraTextsOf(document),
  pairs: pairsTextsOf(document.pairs),
  ...pick(document, "client", "prescriber", "notes"),
  clientName: document.expand?.client?.name ?? "",
  date: dayOf(document.date),
  invoice: document.invoice
    ? invoiceValues(document.invoice, eyesOf(document))
    : blankInvoice(newInvoiceId),
  job: { promised_on: dayOf(document.job?.promised_on ?? "") },
});

/**
 * Values of a new prescription with client and eyes of an earlier one, and also its lines when it replaces that one.
 */
export function valuesAfter(
  document: PrescriptionDocument,
  hasLines: boolean,
  date: string,
): FormValues {
  const earlier = renewed(valuesOf(document, newId()));
  const { items, contact } = earlier.invoice;
  const invoice = {
    ...earlier.invoice,
    // New lenses will be sold by the client's current sheet.
    contact: hasLines ? contact : "",
    items: hasLines ? items : [],
    payments: [],
    settled: unsettled,
  };
  const pairs = hasLines ? earlier.pairs : blankPairs;
  return { ...earlier, pairs, date, invoice, job: { promised_on: "" } };
}

function invoiceInput(
  { id, notes, contact, items, payments }: FormValues["invoice"],
  before: FormValues["invoice"],
  eyes: Eyes,
): NestedInvoiceInput {
  const eyeOf = itemEyes(items, eyes);
  return {
    id,
    notes,
    // An absent `contact` leaves the stored one; '' clears it.
    ...(contact !== "" || before.contact !== "" ? { contact } : {}),
    items: items.map((item, index) => ({ ...itemInput(item), eye: eyeOf[index] ?? "" })),
    payments: payments.map(paymentInput),
  };
}

/** Request body of a save, without a job that is unchanged: another station may have moved it. */
export function prescriptionInputOf(
  values: FormValues,
  { version, base }: Pick<Stored<FormValues>, "version" | "base">,
): PrescriptionInput {
  const { client, date, notes, prescriber, invoice, job } = values;
  const isInvoiced = invoice.isStored || invoice.items.length > 0 || invoice.payments.length > 0;
  const isStored = version !== undefined && job.promised_on === base.job.promised_on;
  const isPromised = job.promised_on !== "" && !isStored;
  const eyes = typedEyes(values);
  return {
    ...(version === undefined ? {} : { version }),
    ...eyesToFields(eyes),
    ...extraInput(values, base),
    ...pairsInput(values.pairs, base.pairs, pairNumbers(invoice.items)),
    client,
    date,
    notes,
    prescriber,
    ...(isInvoiced ? { invoice: invoiceInput(invoice, base.invoice, eyes) } : {}),
    ...(isPromised ? { job } : {}),
  };
}

/** Copies the values under new ids, because another station deleted the document. */
export function renewed(values: FormValues): FormValues {
  const { items, payments } = values.invoice;
  return {
    ...values,
    invoice: {
      ...values.invoice,
      id: newId(),
      isStored: false,
      items: items.map((item) => ({ ...item, id: newId() })),
      payments: payments.map((payment) => ({ ...payment, id: newId() })),
    },
  };
}
