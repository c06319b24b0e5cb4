/** Form values of a job. */
import { pick } from "#lib/pick.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import type { JobCard, JobValues } from "#api/sales/jobs.ts";
import { workshopPageStrings } from "../workshop.strings.ts";

export type JobFormValues = {
  promised_on: string;
  tray: string;
  lab_reference: string;
  problem: string;
  notes: string;
  /** Id of the lab, under the name of its stored field. */
  supplier: string;
  supplierName: string;
};

export const valuesOf = (card: JobCard): JobFormValues => ({
  promised_on: parseDay(card.promised_on) ?? "",
  ...pick(card, "tray", "lab_reference", "problem", "notes"),
  supplier: card.lab,
  supplierName: card.expand.lab?.name ?? "",
});

/** Values that changed, so that other stations' changes to the rest remain. */
export function changedValues(
  values: JobFormValues,
  isChanged: (name: keyof JobFormValues) => boolean,
): JobValues {
  const { supplier, supplierName: _, ...texts } = values;
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return {
    ...Object.fromEntries(
      names.filter(isChanged).map((name) => [name, texts[name].trim()] as const),
    ),
    ...(isChanged("supplier") ? { lab: supplier } : {}),
  };
}

export function checkPromised(typed: string): true | string {
  if (typed.trim() === "") return workshopPageStrings.detail.promisedRequired;
  return parseDay(typed) !== null || messageOfCode("day");
}
