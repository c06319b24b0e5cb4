/** Values of the form of a fund. */
import { pick } from "#lib/pick.ts";
import { fundPapers } from "#domain/claims/claimBody.ts";
import { collections, type Fund } from "#domain/core/records.ts";
import type { FundValues as FundInput } from "#api/sales/funds.ts";
import { typedFields, type TypedFields } from "#lib/forms/typedFields.ts";
import { fundsStrings } from "./funds.strings.ts";

const collection = "optique_funds";
const numbers = ["deadline_days", "months_adult", "months_child", "child_until"] as const;
const names = ["name", "kind", "pays", ...numbers, "notes"] as const;

export type NumberName = (typeof numbers)[number];
export type FundValues = TypedFields<typeof collection, (typeof names)[number]> & {
  /** Names of the papers, one per line. */
  papers: string;
};

/** Highest whole number that a field accepts. */
export const largestOf = (name: NumberName): number => collections[collection][name].max;

/** Form values of a stored fund; a new one has the usual months of Moroccan funds. */
export const fundValues = (fund: Fund | null): FundValues => ({
  ...typedFields(collection, names, fund),
  kind: fund?.kind ?? "mutual",
  pays: fund?.pays ?? "client",
  papers: fund ? fundPapers(fund.papers).join("\n") : "",
});

/** Parses the typed names of papers: blank lines and repeated names are dropped. */
export const papersTyped = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];

export const fundInput = (values: FundValues): FundInput => ({
  name: values.name.trim(),
  ...pick(values, "kind", "pays", "notes"),
  papers: papersTyped(values.papers),
  deadline_days: Number(values.deadline_days),
  months_adult: Number(values.months_adult),
  months_child: Number(values.months_child),
  child_until: Number(values.child_until),
});

const months = (count: number): string =>
  count > 0 ? fundsStrings.months(count) : fundsStrings.never;

/** Text of a fund's months: '24 mois, enfant 12 mois'. */
export const monthsText = ({
  months_adult,
  months_child,
}: Pick<Fund, "months_adult" | "months_child">): string =>
  months_adult === months_child
    ? months(months_adult)
    : fundsStrings.bothMonths(months(months_adult), months(months_child));

/** Number of papers, and days to hand in a claim; '' without either. */
export function detailsOf(fund: Pick<Fund, "papers" | "deadline_days">): string {
  const papers = fundPapers(fund.papers).length;
  const details = [
    papers > 0 && fundsStrings.paperCount(papers),
    fund.deadline_days > 0 && fundsStrings.withinDays(fund.deadline_days),
  ];
  return details.filter(Boolean).join(" · ");
}

/** Sorts available funds before archived ones, each by name without regard to capitals. */
export const ordered = (funds: readonly Fund[]): Fund[] =>
  [...funds].sort(
    (a, b) => Number(a.archived) - Number(b.archived) || a.name.localeCompare(b.name, "fr"),
  );
