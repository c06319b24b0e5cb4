/** Texts of an order to a lab, printed or sent. */
import { lensUseNames } from "#domain/core/names/names.strings.ts";
import type { CylinderForm, EyeSide, LensUse } from "#domain/core/records.ts";

const cylinders: Record<CylinderForm, string> = {
  as_written: "Cylindres tels qu’ils sont prescrits.",
  minus: "Cylindres en négatif.",
  plus: "Cylindres en positif.",
};

const uses = { ...lensUseNames, near: `${lensUseNames.near}, EIP de près` };

const many = (count: number, one: string) => `${count} ${one}${count > 1 ? "s" : ""}`;

const titleOf = (remake?: EyeSide | "both"): string => {
  if (!remake) return "Commande de verres";
  return remake === "both" ? "Verres à refaire" : "Verre à refaire";
};

export const labOrderTexts = {
  title: titleOf,
  titleOf: (shop: string, remake?: EyeSide | "both") => `${titleOf(remake)}, ${shop}`,
  deliverBy: "À livrer avant le",
  totals: (jobs: number, lenses: number) => `${many(jobs, "montage")}, ${many(lenses, "verre")}`,
  signs: (form: CylinderForm | "") =>
    `${cylinders[form || "as_written"]} EIP en mm, par œil, de loin.`,
  edging:
    "Verres non détourés, sauf mention. Merci de rappeler notre référence sur le bon de livraison.",
  notes: "Notes",
  inStock: (quantity: number, name: string) => `En stock\u00a0: ${quantity} × ${name}`,
  lensInStock: (side: EyeSide, name: string) =>
    `En stock\u00a0: ${side === "right" ? "OD" : "OG"} ${name}`,
  code: "Code",
  supplements: "Suppléments",
  fabrication: "Fabrication",
  special: "spéciale",
  remake: (mark: string) => `Refaire\u00a0: ${mark}`,
  eyeUnsaid: "œil à préciser",
  lens: (quantity: number, name: string) => `${quantity} × ${name}`,
  eip: (value: string) => `EIP ${value}`,
  wearer: "Porteur et monture",
  /** Name of a pair when a sale has several, and its use when chosen. */
  pair: (pair: number, isOneOfSeveral: boolean, use: LensUse | "") =>
    [isOneOfSeveral && `paire ${pair}`, use && uses[use]].filter(Boolean).join(", "),
  sides: { right: "OD", left: "OG", "": "Œil\u00a0?" },
} as const;
