/** Funds of a new shop, for it to edit; they contain no official form and no tariff. */
import type { FundKind } from "#domain/core/records.ts";

/** Papers that each of these funds asks for at first. */
export const firstPapers: readonly string[] = ["Ordonnance", "Facture", "Feuille de soins"];

export const firstFunds: readonly { name: string; kind: FundKind }[] = [
  { name: "CNSS", kind: "amo" },
  { name: "CNOPS", kind: "amo" },
  { name: "AMO Tadamon", kind: "amo" },
  { name: "FAR", kind: "mutual" },
  { name: "MGPAP", kind: "mutual" },
  { name: "OMFAM", kind: "mutual" },
  { name: "MGEN", kind: "mutual" },
  { name: "OCP", kind: "mutual" },
  { name: "Sanlam", kind: "insurer" },
  { name: "AXA", kind: "insurer" },
  { name: "RMA", kind: "insurer" },
  { name: "AtlantaSanad", kind: "insurer" },
  { name: "Wafa", kind: "insurer" },
  { name: "MAMDA", kind: "insurer" },
];
