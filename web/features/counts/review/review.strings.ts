import type { ReviewList } from "#domain/counts/countAnswers.ts";
import { counted, listed } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

export const reviewListLabels: Record<ReviewList, string> = {
  differs: "Écarts",
  unsure: "À préciser",
  uncounted: "Non comptés",
  unknown: "Codes inconnus",
  outside: "Hors comptage",
  same: "Conformes",
};

const pieces = (count: number, word: string) =>
  `${count} pièce${count > 1 ? "s" : ""} ${word}${count > 1 ? "s" : ""}`;
const products = (count: number) => counted(count, "produit");

/** French of the review of a count. */
export const reviewStrings = {
  title: (name: string) => `Revue\u00a0: ${name}`,
  lists: "Listes de la revue",
  subtitle: (count: number, value: string) =>
    `${count === 0 ? "Aucun écart" : counted(count, "écart")}${value && `, ${value} au prix d’achat`}`,
  failed: "La revue n’a pas pu être chargée. Réessayez.",
  search: "Nom, référence ou code...",
  several: "Deux personnes",
  severalHint: "Comptés par deux personnes ou plus",
  reset: words.clear,
  expected: "Attendu",
  difference: "Écart",
  value: "Valeur",
  stock: words.stock,
  scans: "Scans",
  code: "Code",
  reasonOf: (name: string) => `Motif, ${name}`,
  noteOf: (name: string) => `Note, ${name}`,
  archived: "archivé",
  people: (names: readonly string[]) => `Compté par ${listed(names)}`,
  waiting: (count: number) => `${pieces(count, "vendue")}, à l’atelier`,
  defects: (count: number) => `${pieces(count, "revenue")} en défaut`,
  lieUncounted: "dans la boutique, hors du stock",
  moved: (count: string) => `${count} depuis le dernier scan`,
  recounted: (name: string, count: string) => `${name}\u00a0: ${count} compté`,
  toZero: "Mettre à 0",
  zeroOf: (name: string) => `Mettre à 0, ${name}`,
  allToZero: "Tout mettre à 0",
  zeroTitle: (count: number) => `Mettre ${products(count)} à 0\u00a0?`,
  zeroText:
    "Personne ne les a scannés. À 0, ils seront retirés du stock à la validation\u00a0; sinon leur stock reste.",
  zeroed: (count: number) => `${products(count)} à 0`,
  uncountedHint: "Sans scan, leur stock reste tel qu’il est.",
  outsideHint: "Scannés, mais hors de ce comptage\u00a0: rien ne sera corrigé pour eux.",
  question: (net: number, isBetween: boolean) => {
    const count = Math.abs(net);
    const way = net < 0 ? "sortie" : "entrée";
    return `${pieces(count, way)} ${isBetween ? "entre deux scans" : "depuis le dernier scan"}\u00a0:`;
  },
  answers: { counted: "Déjà comptée", not: "Pas comptée" },
  answerOf: (answer: string, name: string) => `${answer}, ${name}`,
  answered: "Réponse gardée",
  crossed:
    "Des pièces sont entrées et sorties pendant le comptage\u00a0: en cas de doute, recomptez.",
  link: "Associer",
  linkOf: (code: string) => `Associer ${code} à un produit`,
  linkTitle: "À quel produit appartient ce code\u00a0?",
  linked: (name: string) => `Scans comptés pour ${name}`,
  keep: "Garder comme code-barres de ce produit",
  make: "Créer le produit",
  makeOf: (code: string) => `Créer le produit de ${code}`,
  ignore: "Ignorer",
  ignoreOf: (code: string) => `Ignorer ${code}`,
  ignored: (code: string) => `${code} ignoré`,
  ambiguous: "plusieurs produits",
  chooseProduct: "Choisissez un produit",
  saveFailed: "La décision n’a pas pu être enregistrée. Réessayez.",
  empty: {
    differs: "Aucun écart",
    unsure: "Rien à préciser",
    uncounted: "Tout est compté",
    unknown: "Aucun code inconnu",
    outside: "Rien hors du comptage",
    same: "Aucun produit conforme",
  } satisfies Record<ReviewList, string>,
  emptySearch: "Aucun produit ne correspond à cette recherche.",
  post: {
    button: "Valider",
    title: "Valider le comptage",
    posting: "Validation...",
    date: "Date des ajustements",
    dateHint: "Aujourd’hui, ou jusqu’à 31 jours avant.",
    differs: (count: number) =>
      count === 0
        ? "Le comptage correspond au stock\u00a0: rien ne sera corrigé."
        : `${products(count)} ${count > 1 ? "seront corrigés" : "sera corrigé"}.`,
    value: "Valeur des écarts, au prix d’achat",
    uncounted: (count: number) =>
      `${counted(count, "produit non compté garde", "produits non comptés gardent")} leur stock.`,
    unknown: (count: number) =>
      `${counted(count, "code inconnu n’est", "codes inconnus ne sont")} pas compté${count > 1 ? "s" : ""}.`,
    anyway: "Valider sans eux",
    unsure: (count: number) =>
      `${counted(count, "produit attend", "produits attendent")} une réponse\u00a0: «\u00a0Déjà comptée\u00a0» ou «\u00a0Pas comptée\u00a0».`,
    crossed: (count: number) =>
      `${counted(count, "produit a", "produits ont")} des pièces entrées et sorties pendant le comptage\u00a0: en cas de doute, recomptez.`,
    answer: "Répondre",
    changed: "Le comptage a changé depuis votre lecture.",
    change: (label: string, before: string, now: string) => `${label}\u00a0: ${before} → ${now}`,
    otherwise: "D’autres écarts ont changé\u00a0: relisez la liste.",
    posted: "Comptage validé",
    failed: "Le comptage n’a pas pu être validé. Réessayez.",
  },
} as const;
