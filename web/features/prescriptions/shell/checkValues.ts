/** Checks that need no server: errors by field path. */
import { violationMessage } from "#domain/core/messages/messages.ts";
import { checkEyeValue, eyeField, measures } from "#domain/optics/optics.ts";
import { readMeasure } from "#domain/optics/parse.ts";
import { eyeSides } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { checkDay, checkPayment } from "#shared/sales/payments/payment.ts";
import { checkItems } from "#shared/sales/items/saleItems.ts";
import type { FormValues } from "../formValues.ts";
import { checkExtra } from "../extraValues.ts";
import { checkPairTexts, pairNumbers } from "../pairValues.ts";

type FieldErrors = Record<string, string>;

function checkEyes(values: FormValues): Violation[] {
  return eyeSides.flatMap((side) =>
    measures.flatMap((measure) => {
      const field = eyeField(side, measure);
      const typed = readMeasure(measure, values[field]);
      const code = typed.readable ? checkEyeValue(measure, typed.value) : "not_a_number";
      return code ? [{ field, code }] : [];
    }),
  );
}

/** Violations of the values, in screen order. */
export function violationsOf(values: FormValues): Violation[] {
  const items = checkItems("invoice.items", values.invoice.items);
  const payments = values.invoice.payments.flatMap((payment, index) =>
    checkPayment(`invoice.payments.${index}`, payment),
  );
  const client = values.client === "" ? [{ field: "client", code: "required" }] : [];
  return [
    ...client,
    ...checkDay("date", values.date),
    ...checkEyes(values),
    ...checkExtra(values),
    ...checkPairTexts(values.pairs, pairNumbers(values.invoice.items)),
    ...items,
    ...payments,
    ...(values.job.promised_on ? checkDay("job.promised_on", values.job.promised_on) : []),
  ];
}

/** Errors by field; empty when valid. */
export function checkValues(values: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const violation of violationsOf(values))
    errors[violation.field] ??= violationMessage(violation);
  return errors;
}
