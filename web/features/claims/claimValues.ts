/** Values of the claim form: texts under the claim's field names, which server errors use. */
import type { ClaimInput } from "#api/sales/claims.ts";
import type { ClaimDocument, ListedClaim } from "#domain/claims/claimDocument.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import type { Prescription } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { newId } from "#lib/ids.ts";
import { storedBy, type Stored } from "#shared/documents/documentStart.ts";
import { checkDay } from "#shared/sales/payments/payment.ts";
import { amountOf, amountText, checkAmount } from "#shared/sales/items/saleItems.ts";
import { claimsStrings } from "./claims.strings.ts";

const texts = [
  "fund",
  "beneficiary",
  "member_number",
  "relation",
  "prescriber",
  "prescriber_inpe",
  "fse_number",
  "agreement_number",
  "notes",
] as const;
const days = ["beneficiary_birth", "examined_on", "agreement_on"] as const;
const amounts = ["asked", "agreed"] as const;
type Field = (typeof texts)[number] | (typeof days)[number] | (typeof amounts)[number];

export type ClaimValues = Record<Field, string> & { invoice: string; quote: string };
/** Document that a new claim is for; one of the two is ''. */
export type Claimed = { invoice: string; quote: string };

const typedAmount = (dirhams: number): string => (dirhams === 0 ? "" : amountText(dirhams));

export const storedOf = storedBy((claim: ClaimDocument): ClaimValues => ({
  invoice: claim.invoice,
  quote: claim.quote,
  ...(Object.fromEntries([
    ...texts.map((name) => [name, claim[name]]),
    ...days.map((name) => [name, claim[name].slice(0, 10)]),
    ...amounts.map((name) => [name, typedAmount(claim[name])]),
  ]) as Record<Field, string>),
}));

/** Fields that a new claim copies from the client's last claim. */
const covers = ["fund", "beneficiary", "member_number", "relation"] as const;

/** Values of a new claim: cover from the client's last claim, prescriber and day from the typed ordonnance, if any. */
export function newClaim(
  claimed: Claimed,
  prescription: Pick<Prescription, "prescriber" | "examined_on"> | undefined,
  last: ListedClaim | undefined,
): Stored<ClaimValues> {
  const blank = Object.fromEntries(
    [...texts, ...days, ...amounts].map((name) => [name, ""]),
  ) as Record<Field, string>;
  const known = Object.fromEntries(covers.map((name) => [name, last?.[name] ?? ""]));
  return {
    id: newId(),
    version: undefined,
    base: {
      ...blank,
      ...known,
      ...claimed,
      fund: last?.expand?.fund?.archived ? "" : (last?.fund ?? ""),
      beneficiary_birth: last?.beneficiary_birth.slice(0, 10) ?? "",
      prescriber: prescription?.prescriber ?? "",
      examined_on: prescription?.examined_on.slice(0, 10) ?? "",
    },
  };
}

export const claimInputOf = (values: ClaimValues, version: string | undefined): ClaimInput => ({
  ...(version === undefined ? {} : { version }),
  ...values,
  asked: amountOf(values.asked),
  agreed: amountOf(values.agreed),
});

/** Error of each refused field, by path. */
export function checkValues(values: ClaimValues): Record<string, string> {
  const typed = <Name extends Field>(names: readonly Name[]) =>
    names.filter((name) => values[name].trim() !== "");
  const violations: Violation[] = [
    ...typed(days).flatMap((name) => checkDay(name, values[name])),
    ...typed(amounts).flatMap((name) => checkAmount(name, values[name])),
  ];
  const errors: Record<string, string> = values.fund
    ? {}
    : { fund: claimsStrings.form.fundRequired };
  for (const violation of violations) errors[violation.field] ??= violationMessage(violation);
  return errors;
}
