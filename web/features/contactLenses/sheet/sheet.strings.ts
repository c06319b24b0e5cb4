/** French of a sheet of contact lenses: its form, its page. */
import type { EyeUse } from "#domain/contactLenses/lens.ts";
import type { EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import { counted, eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";

const uses: Record<EyeUse | "", string> = {
  "": "Sans monovision",
  far: "Vision de loin",
  near: "Vision de près",
};

export const sheetStrings = {
  form: {
    title: words.newContactSheet,
    editTitle: "Modifier la fiche lentilles",
    subtitle: "Le client, la date et un œil suffisent.",
    section: "Client, date et état",
    created: "Fiche lentilles enregistrée",
    updated: "Fiche lentilles modifiée",
    saveFailed: "La fiche lentilles n’a pas pu être enregistrée",
    photoFailed:
      "Fiche enregistrée, mais l’ordonnance n’a pas pu être envoyée. Réessayez d’enregistrer.",
    clientRequired: "Le client est requis",
    rail: "Repères",
  },
  eyes: {
    copy: "OD → OG",
    copyLabel: "Copier OD vers OG",
    /** Appended to the origin of copied values. */
    copied: ", copié de OD",
    transpose: "Transposer",
    furtherOf: "autres valeurs",
    more: "Produit, addition en mot, acuité, kératométrie",
    product: "Lentille",
    productHint: "Nom du produit",
    name: "Marque, sans produit",
    use: "Usage",
    uses,
    va: "Acuité",
    near_va: "Acuité VP",
    k1: "K1 (mm)",
    k2: "K2 (mm)",
    k_axis: "Axe K1",
    keratometry: "Kératométrie",
    nothing: "Aucune valeur",
    reading: "Lecture",
  },
  quickEntry: "8.6 14.2 -3.25 · OD … OG …",
  glasses: {
    title: "Depuis les lunettes",
    of: (day: string) => `Lunettes du ${day}`,
    none: "Ce client n’a pas de prescription.",
    chooseFirst: "Choisissez d’abord le client.",
    failed: "La prescription n’a pas pu être chargée.",
    noSphere: "Pas de sphère mesurée.",
    take: "Reprendre",
    takeOf: (eye: string) => `Reprendre, ${eye}`,
    takeEquivalent: (sphere: string) => `Reprendre l’équivalent ${sphere}`,
    equivalentOf: (sphere: string, eye: string) => `Reprendre l’équivalent ${sphere}, ${eye}`,
    taken: (name: string) => `Ces valeurs viennent de ${name}.`,
  },
  lars: {
    title: "Lentille tournée (LARS)",
    refraction: "Axe de la réfraction (°)",
    degrees: "Rotation vue (°)",
    turn: "Le repère tourne",
    turns: { left: "À gauche", right: "À droite" },
    axis: (axis: number) => `Axe à commander\u00a0: ${axis}°`,
    wrong: "Axe de 0 à 180, rotation de 0 à 90",
    take: "Reprendre l’axe",
  },
  wear: {
    title: "Port et contrôle",
    check_on: "Contrôle avant le",
    checkProposed: (day: string) => `Vide\u00a0: le ${day}.`,
    noCheck: "Vide\u00a0: sans contrôle.",
    days_a_week: "Jours par semaine",
    overnight: "Port de nuit",
    solution: "Produit d’entretien",
  },
  source: {
    title: "Origine et notes",
    source: "Source",
    noSource: "Non précisée",
    examined_on: "Ordonnance du",
    prescriberPlaceholder: "Dr …",
  },
  previous: {
    title: "Fiche précédente",
    reuse: "Reprendre ces valeurs",
  },
  page: {
    title: (day: string) => `Fiche lentilles du ${day}`,
    lens: "Lentille",
    until: (day: string) => `jusqu’au ${day}`,
    origin: "Origine",
    noEye: "Pas de lentille pour cet œil.",
    details: "Port et contrôle",
    daysAWeek: (days: string) => (days === "7" ? "Tous les jours" : `${days} jours par semaine`),
    yes: "Oui",
    boxes: "Boîtes",
    noBoxes: "Aucune boîte vendue ni à l’essai.",
    trial: "Essai",
    count: (quantity: number, isTrial: boolean) =>
      counted(quantity, isTrial ? "lentille" : "boîte"),
    lot: (lot: string, day: string) =>
      [lot && `lot ${lot}`, day && `expire le ${day}`].filter(Boolean).join(", "),
    invoices: "Factures",
    noInvoices: "Aucune vente avec cette fiche.",
    seeBoxes: "Voir les boîtes",
    try: "Essai",
    sell: "Vendre",
    check: "Contrôle fait",
    validate: "Valider la fiche",
    validated: "Fiche validée",
    checked: (day: string) => (day ? `Prochain contrôle avant le ${day}` : "Contrôle fait"),
    checkUndone: "Jour du contrôle rétabli",
    saveFailed: "La fiche lentilles n’a pas pu être modifiée",
    soldBy: (count: number) => `${counted(count, "vente")}, qui gardent leurs lignes`,
    removed: "Fiche lentilles supprimée",
    removeFailed: "La fiche lentilles n’a pas pu être supprimée",
    loadFailed: "Les boîtes n’ont pas pu être chargées. Réessayez.",
    removeTrial: (name: string) => `Retirer l’essai, ${name}`,
    trialRemoved: "Essai retiré",
    trialRemoveFailed: "L’essai n’a pas pu être retiré",
    trialTarget: (name: string) => `Essai, ${name}`,
  },
  trial: {
    title: "Lentilles d’essai",
    hint: "Données par le fabricant\u00a0: ni vente, ni stock.",
    eyes: "Yeux",
    noProduct: (eye: string) => `${eye}\u00a0: choisissez d’abord la lentille sur la fiche`,
    quantity: "Lentilles par œil",
    state: "État",
    states: { given: "Remises", to_order: "À commander" },
    save: "Ajouter",
    added: (count: number) => (count > 1 ? "Essais ajoutés" : "Essai ajouté"),
    failed: "L’essai n’a pas pu être ajouté",
    noEye: "Choisissez un œil",
  },
} as const;

const numberNames: Record<EyeNumber, string> = {
  ...contactShared.fields,
  k1: sheetStrings.eyes.k1,
  k2: sheetStrings.eyes.k2,
  k_axis: sheetStrings.eyes.k_axis,
};

const eyeNames: Readonly<Record<string, string>> = {
  ...contactShared.fields,
  ...numberNames,
  product: sheetStrings.eyes.product,
  name: sheetStrings.eyes.name,
  use: sheetStrings.eyes.use,
  va: sheetStrings.eyes.va,
  near_va: sheetStrings.eyes.near_va,
  origin: sheetStrings.page.origin,
};
const names: Readonly<Record<string, string>> = {
  client: words.client,
  date: words.date,
  status: words.state,
  source: sheetStrings.source.source,
  prescriber: words.prescriber,
  examined_on: sheetStrings.source.examined_on,
  check_on: sheetStrings.wear.check_on,
  days_a_week: sheetStrings.wear.days_a_week,
  overnight: sheetStrings.wear.overnight,
  solution: sheetStrings.wear.solution,
  notes: words.notes,
};

/** Name of a value of an eye. */
export const valueName = (key: string): string => eyeNames[key] ?? "";

/** Name of a field from its path, 'OD Sphère'; '' for names that are only displayed. */
export function fieldText(path: string): string {
  const [, side, key = ""] = /^(right|left)_lens\.(\w+)$/.exec(path) ?? [];
  if (side === undefined) return names[path] ?? "";
  const name = valueName(key);
  return name && `${eyeLabels[side === "left" ? "left" : "right"].mark} ${name}`;
}
