/** Which actions of the current person need the approval of a colleague (docs/approvals.md). */
import { signal } from "@preact/signals-react";
import type { Right } from "#domain/people/permissions.ts";
import { useValue } from "./useValue.ts";

/** Rights that the person lacks, but for which a colleague can approve an action. */
export const approvalRights = signal<ReadonlySet<Right>>(new Set());

/** Rights to actions outside the person's work, whose buttons are hidden. */
export const foreignRights = signal<ReadonlySet<Right>>(new Set());

/** Right that a form or dialog needs, by its address; the first match counts. */
const rightsOfPaths: readonly [RegExp, Right][] = [
  [/^\/app\/(?:sale|prescriptions\/new)\?(?:echange|corriger)=/, "credit.issue"],
  [/^\/app\/invoices\/[^/]+\/avoir$/, "credit.issue"],
  [/^\/app\/prises-en-charge\/(?:nouvelle|[^/]+\/modifier)/, "quote.write"],
  [/^\/app\/devis\/(?:nouveau|[^/]+\/modifier)/, "quote.write"],
  [/^\/app\/(?:sale|prescriptions\/(?:new|edit))\b/, "sale.write"],
  [/^\/app\/clients\/(?:nouveau|[^/]+\/modifier)/, "client.write"],
  [/^\/app\/sav\/(?:nouveau|petit-service|[^/]+\/modifier)/, "service.write"],
  [/^\/app\/lentilles\/(?:nouvelle|[^/]+\/modifier)/, "prescription.write"],
  [/^\/app\/achats\/reglements\/(?:nouveau|[^/]+\/modifier)/, "bill.pay"],
  [/^\/app\/achats\/(?:factures|avoirs)\/(?:nouvelle|nouveau|[^/]+\/modifier)/, "bill.write"],
  [/^\/app\/suppliers\/(?:new|edit)\b/, "product.write"],
  [/^\/app\/products\?(?:.*&)?(?:nouveau|modifier)=/, "product.write"],
  [/^\/app\/products\?(?:.*&)?importer=/, "import"],
  [/^\/app\/stock\/receipts\/(?:new|edit)\b/, "receipt.write"],
  [/^\/app\/stock\/adjustments\/(?:new|edit)\b/, "adjustment.write"],
  [/^\/app\/stock\/comptages\/(?:new|[^/]+\/revue)/, "adjustment.write"],
  [/^\/app\/caisse\?cloturer=/, "till.close"],
  [/^\/app\/etiquettes\/print\b/, "print"],
];

export const rightOfPath = (href: string): Right | undefined =>
  rightsOfPaths.find(([form]) => form.test(href))?.[1];

const isForeignAct = (
  foreign: ReadonlySet<Right>,
  right: Right | undefined,
  href: string | undefined,
): boolean => {
  const needed = right ?? (href === undefined ? undefined : rightOfPath(href));
  return foreign.size > 0 && needed !== undefined && foreign.has(needed);
};

/** True when an action, given by its right or its form's address, is outside the person's work. */
export const isForeign = (right: Right | undefined, href?: string): boolean =>
  isForeignAct(foreignRights.peek(), right, href);
export const useForeign = (right: Right | undefined, href?: string): boolean =>
  isForeignAct(useValue(foreignRights), right, href);

/** True when an action, given by its right or its form's address, needs an approval. */
export function useNeedsApproval(right: Right | undefined, href = ""): boolean {
  const rights = useValue(approvalRights);
  if (rights.size === 0) return false;
  const needed = right ?? rightOfPath(href);
  return needed !== undefined && rights.has(needed);
}
