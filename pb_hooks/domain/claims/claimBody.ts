/** Body of PUT claims/{id} (docs/rules-claims.md, Claim): its values, and the required fields of each state. */
import { isBlank } from "#domain/core/text/blank.ts";
import { checkBirthDay } from "#domain/clients/birthDate.ts";
import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { Claim, ClaimStatus } from "#domain/core/records.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type ParsedBody, readBodyFields } from "#domain/documents/documentBody.ts";

/** Fields of a claim that the body may set. */
const claimFields = [
  "invoice",
  "quote",
  "fund",
  "beneficiary",
  "beneficiary_birth",
  "member_number",
  "relation",
  "prescriber",
  "prescriber_inpe",
  "examined_on",
  "fse_number",
  "agreement_number",
  "agreement_on",
  "asked",
  "agreed",
  "status",
  "refusal",
  "notes",
];

/** Paper that the claim has: who ticked it, and when. */
export type ClaimPaper = { name: string; by: string; at: string };
/** Values of a claim to store. `papers`: names of the ticked papers; undefined leaves them unchanged. */
export type ClaimBody = { values: Values; papers: string[] | undefined };

const maxPapers = 30;
const maxPaperName = 200;

/** Parses a claim. `stored`: the stored claim, whose values an absent field keeps. */
export function readClaimBody(body: Values, stored: Values | null): ParsedBody<ClaimBody> {
  const read = readBodyFields("optique_claims", body, claimFields, stored === null, stored);
  const papers = readPaperNames(body["papers"]);
  return {
    value: { values: read.value, papers: papers.value },
    violations: [
      ...(stored ? [] : checkSubject(body)),
      ...read.violations,
      ...papers.violations,
      ...checkBirthDay("beneficiary_birth", read.value),
    ],
  };
}

/** Refuses a new claim unless it names either an invoice or a quote, not both. */
function checkSubject({ invoice, quote }: Values): Violation[] {
  if (isBlank(invoice) && isBlank(quote)) return [{ field: "invoice", code: "required" }];
  return isBlank(invoice) || isBlank(quote) ? [] : [{ field: "quote", code: "claim_subject" }];
}

/**
 * Parses the names of papers, sent as texts or as an answer has them (`{name, by, at}`). Drops blanks and duplicates.
 */
export function readPaperNames(list: unknown): ParsedBody<string[] | undefined> {
  if (list === undefined || list === null) return { value: undefined, violations: [] };
  const refused = (code: string, params?: Record<string, number>) => ({
    value: undefined,
    violations: [{ field: "papers", code, ...(params ? { params } : {}) }],
  });
  if (!Array.isArray(list)) return refused("list");
  if (list.length > maxPapers) return refused("too_many", { max: maxPapers });
  const names = list.map((paper: unknown) => (isObject(paper) ? paper["name"] : paper));
  if (!names.every((name): name is string => typeof name === "string")) return refused("text");
  if (names.some((name) => name.length > maxPaperName))
    return refused("too_long", { max: maxPaperName });
  const written = names.map((name) => name.trim()).filter((name) => !isBlank(name));
  return { value: [...new Set(written)], violations: [] };
}

/** Papers to store; a paper that was already ticked keeps its author and time. */
export function tickedPapers(
  stored: unknown,
  names: readonly string[],
  tick: { by: string; at: string },
): ClaimPaper[] {
  const known = new Map(papersOf(stored).map((paper) => [paper.name, paper]));
  return names.map((name) => known.get(name) ?? { name, ...tick });
}

/** Papers that a fund asks for, without unreadable values. */
export const fundPapers = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).filter((name): name is string => typeof name === "string");

/** Stored papers of a claim, without unreadable values. */
export const papersOf = (stored: unknown): ClaimPaper[] =>
  (Array.isArray(stored) ? stored : []).filter(
    (paper): paper is ClaimPaper => isObject(paper) && typeof paper["name"] === "string",
  );

type Complete = Pick<Claim, "beneficiary" | "prescriber" | "examined_on">;

/**
 * Fields that a complete claim lacks: prescriber, day of the ordonnance, and the beneficiary when the invoice names no
 * buyer. `buyer`: name on the invoice.
 */
export function missingOf(
  { beneficiary, prescriber, examined_on }: Complete,
  buyer: string,
): Violation[] {
  return [
    ...(isBlank(beneficiary) && isBlank(buyer) ? [{ field: "beneficiary", code: "required" }] : []),
    ...(isBlank(prescriber) ? [{ field: "prescriber", code: "required" }] : []),
    ...(isBlank(examined_on) ? [{ field: "examined_on", code: "required" }] : []),
  ];
}

/** True of states that require a complete claim. */
export const isCompleteStatus = (status: ClaimStatus): boolean =>
  status === "ready" || status === "given";

/**
 * Refuses an agreed amount of 0, and one above the invoice or quote. `most`: total of that document less credit notes.
 */
export function checkAgreed(
  { status, agreed, invoice }: Pick<Claim, "status" | "agreed" | "invoice">,
  most: Centimes,
): Violation[] {
  const amount = toCentimes(agreed);
  if (amount > most)
    return [{ field: "agreed", code: invoice ? "agreed_max" : "agreed_max_quote" }];
  return status === "agreed" && amount === 0 ? [{ field: "agreed", code: "agreed_required" }] : [];
}
