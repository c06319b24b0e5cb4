/** Form values of a sheet: texts under the sheet's field names, which server errors use. */
import { pick } from "#lib/pick.ts";
import type { SheetInput } from "#api/sales/contactLenses.ts";
import { defaultSheetStatus } from "#domain/contactLenses/checkOn.ts";
import type { SheetDocument, StoredSheet } from "#domain/contactLenses/contactAnswers.ts";
import { checkSheet } from "#domain/contactLenses/sheetBody.ts";
import { today } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import {
  type ContactSheetSource,
  type ContactSheetStatus,
  type EyeSide,
  eyeSides,
} from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { newId } from "#lib/ids.ts";
import { storedBy, type Stored } from "#shared/documents/documentStart.ts";
import { checkDay } from "#shared/sales/payments/payment.ts";
import { blankEye, checkEye, type EyeTexts, eyeTextsOf, sentEye } from "./eyeValues.ts";
import { sheetStrings } from "./sheet.strings.ts";

export type LensField = `${EyeSide}_lens`;
export const lensField = (side: EyeSide): LensField => `${side}_lens`;

export type SheetValues = Record<LensField, EyeTexts> & {
  client: string;
  clientName: string;
  date: string;
  status: ContactSheetStatus;
  source: ContactSheetSource | "";
  prescriber: string;
  examined_on: string;
  /** Day of the check; '' in a new sheet takes the shop's default. */
  check_on: string;
  /** Days of wear per week, '1' to '7'. */
  days_a_week: string;
  overnight: boolean;
  solution: string;
  solutionName: string;
  notes: string;
};

export const newSheet = (): Stored<SheetValues> => ({
  id: newId(),
  version: undefined,
  base: {
    client: "",
    clientName: "",
    date: today(),
    status: defaultSheetStatus,
    right_lens: blankEye,
    left_lens: blankEye,
    source: "",
    prescriber: "",
    examined_on: "",
    check_on: "",
    days_a_week: "7",
    overnight: false,
    solution: "",
    solutionName: "",
    notes: "",
  },
});

/** Date field value of a stored day. */
const dayOf = (stored: string): string => stored.slice(0, 10);

export const storedOf = storedBy((sheet: SheetDocument): SheetValues => ({
  ...pick(sheet, "client", "status", "source", "prescriber", "overnight", "solution", "notes"),
  clientName: sheet.expand?.client?.name ?? "",
  date: dayOf(sheet.date),
  right_lens: eyeTextsOf(sheet.right_lens ?? null),
  left_lens: eyeTextsOf(sheet.left_lens ?? null),
  examined_on: dayOf(sheet.examined_on),
  check_on: dayOf(sheet.check_on),
  days_a_week: String(sheet.days_a_week),
  solutionName: sheet.expand?.solution?.name ?? "",
}));

/** False when the server left out the lenses, as for a person without `eyes.see`. */
export const areLensesSeen = (sheet: StoredSheet): boolean => "right_lens" in sheet;

/** Request body of a save. Lenses that the person may not see are left out, so they stay as stored. */
export function sheetInputOf(
  values: SheetValues,
  version: string | undefined,
  seesLenses = true,
): SheetInput {
  const { clientName: _client, solutionName: _solution, right_lens, left_lens, ...sent } = values;
  const { check_on, days_a_week, ...rest } = sent;
  const isNew = version === undefined;
  return {
    ...rest,
    days_a_week: Number(days_a_week),
    ...(isNew && check_on === "" ? {} : { check_on }),
    ...(seesLenses ? { right_lens: sentEye(right_lens), left_lens: sentEye(left_lens) } : {}),
    ...(isNew ? {} : { version }),
  };
}

const optionalDay = (field: "check_on" | "examined_on", typed: string): Violation[] =>
  typed === "" ? [] : checkDay(field, typed);

function violationsOf(values: SheetValues, seesLenses: boolean): Violation[] {
  const days = [
    ...checkDay("date", values.date),
    ...optionalDay("examined_on", values.examined_on),
    ...optionalDay("check_on", values.check_on),
  ];
  if (!seesLenses) return [...days, ...checkSheet({ ...values, status: "" }, null)];
  const [right_lens, left_lens] = [sentEye(values.right_lens), sentEye(values.left_lens)];
  return [
    ...days,
    ...eyeSides.flatMap((side) => checkEye(lensField(side), values[lensField(side)])),
    ...checkSheet({ ...values, right_lens, left_lens }, null),
  ];
}

/** Errors that need no server, by field. */
export function checkValues(values: SheetValues, seesLenses = true): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.client === "") errors["client"] = sheetStrings.form.clientRequired;
  for (const violation of violationsOf(values, seesLenses))
    errors[violation.field] ??= violationMessage(violation);
  return errors;
}
