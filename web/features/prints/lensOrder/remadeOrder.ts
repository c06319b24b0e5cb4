/** Order of the lenses for an open remake (docs/rules-remakes.md, Remakes). */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { CylinderForm, Job, Prescription, Service } from "#domain/core/records.ts";
import type { OpenRemake, ServiceDocument } from "#domain/services/serviceAnswers.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import {
  orderedLenses,
  type OrderedLens,
  type RemadeLenses,
  type Remake,
  type SoldLens,
} from "#domain/workshop/labOrder.ts";
import { orderOf } from "#domain/workshop/orders.ts";
import { byValues, ofEyes } from "#domain/workshop/remade.ts";
import { serviceCauseLabels } from "#lib/texts/labels.ts";
import { lensOrderStrings as text } from "./lensOrder.strings.ts";

/**
 * `values`: prescription that the lenses follow; null for the sale's own. `expected`: expected credit, absent for a
 * person who may not see costs.
 */
export type RemadeJob = Pick<OpenRemake, "number" | "eyes" | "pair"> &
  Pick<Service, "cause" | "supplier_reference"> & {
    expected?: number | undefined;
    values: Prescription | null;
  };

/** Open remake of a job, as loaded with its sale; null without one. */
export const openRemake = (job: (Job & { remake?: OpenRemake | null }) | null): OpenRemake | null =>
  job?.remake ?? null;

export const remadeJob = (
  { number, eyes, pair }: OpenRemake,
  { cause, supplier_reference, expected }: Partial<ServiceDocument>,
  values: Prescription | null,
): RemadeJob => ({
  number,
  eyes,
  pair,
  cause: cause ?? "",
  supplier_reference: supplier_reference ?? "",
  expected,
  values,
});

type Sold = { job: Pick<Job, "ordered">; remade?: RemadeJob | null };

/** Remake that is ordered; null when the address names the lenses, which are then ordered like a first order. */
export const remadeOf = ({ remade }: Sold, asked: RemadeLenses | null): RemadeJob | null =>
  asked ? null : (remade ?? null);

/** Prescription by which the lenses are made. */
export const groundBy = (sale: Prescription, remade: RemadeJob | null): Prescription =>
  byValues(sale, remade?.values ?? null);

/** Rows of a remake, for its eyes only. */
export const remadeRows = (
  lenses: readonly SoldLens[],
  eyes: Eyes,
  form: CylinderForm | "",
  remade: RemadeJob,
): OrderedLens[] => ofEyes(orderedLenses(lenses, eyes, form), remade.eyes, ({ side }) => side);

/** Eyes for the title of a page that only has remakes; undefined for any other page. */
export function remadeEyes(remakes: readonly (RemadeJob | null)[]): Remake | undefined {
  if (remakes.length === 0 || remakes.includes(null)) return undefined;
  const [only] = remakes;
  return (remakes.length === 1 && only?.eyes) || "both";
}

const headOf = (number: string): string => {
  const at = number.lastIndexOf("-R");
  return at < 0 ? number : text.remade(number.slice(at + 1), number.slice(0, at));
};

/** Head of a remake: its number, and what the lab needs to find and to credit the first order. */
export const remadeLines = (remade: RemadeJob): string[] =>
  [
    headOf(remade.number),
    remade.supplier_reference && text.formerReference(remade.supplier_reference),
    remade.cause && text.cause(serviceCauseLabels[remade.cause]),
    remade.expected ? text.credit(formatMoney(toCentimes(remade.expected))) : "",
  ].filter(Boolean);

/** Number and head of a remake as it was sent; null for a first order. */
export function sentRemake({
  job,
  remade,
}: Sold): { number: string; lines: readonly string[] } | null {
  const number = orderOf(job.ordered)?.remade?.number;
  if (!number) return null;
  return { number, lines: remade?.number === number ? remadeLines(remade) : [headOf(number)] };
}
