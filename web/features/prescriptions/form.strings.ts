/** French of the prescription form. */
import { claimFieldNames, prescriptionFieldNames } from "#domain/core/names/fieldNames.strings.ts";
import { listed } from "#lib/texts/labels.ts";

const millimetres = (value: number): string => String(value).replace(".", ",");

export const formStrings = {
  client: {
    section: "Client et date",
    hint: "Un nouveau client se crée ici.",
    prescriptions: (count: number) =>
      count > 1
        ? `${count} prescriptions`
        : count === 1
          ? "1 prescription"
          : "première prescription",
    owes: (amount: string) => `reste\u00a0${amount} à payer`,
  },
  eyes: {
    title: "Correction",
    reading: "Lecture",
    copy: "OD → OG",
    copyLabel: "Copier OD vers OG",
    transpose: "Transposer",
    nearVision: "VP",
    transposed: "Transp.",
    equivalent: "Éq.",
    nearVisionTitle: "Vision de près",
    givenNearTitle: "Vision de près donnée",
    transposedTitle: "Transposition",
    equivalentTitle: "Équivalent sphérique",
  },
  quickEntry: {
    placeholder: "OD -4,00 (+1,25) 120° add 1,75 OG …",
    stays: (values: string) => `Gardé de la grille\u00a0: ${values}.`,
    without: (eyes: readonly string[], word: string) =>
      `${listed(eyes)} sans correction («\u00a0${word}\u00a0»)\u00a0: laissé vide.`,
    nearAlone:
      "La vision de près n’est pas gardée seule\u00a0: écrivez aussi la vision de loin (VL), ou l’addition.",
    notes: (text: string) => `Dans les notes\u00a0: ${text}.`,
    shared: (distance: number, right: number, left: number) =>
      `EP ${millimetres(distance)} mm\u00a0: l’écart entre les deux yeux, partagé en ${millimetres(right)} / ${millimetres(left)}.`,
  },
  photo: {
    sendFailed:
      "Prescription enregistrée, mais l’ordonnance n’a pas pu être envoyée. Réessayez d’enregistrer.",
  },
  items: {
    numbered: (number: string) => `Facture ${number}`,
    noNumber: "Numéro donné à l’enregistrement",
    remove: "Retirer la ligne",
    addLens: "Ajouter un verre",
    addOther: "Ajouter un autre produit",
    createLens: (model: string) =>
      model ? `Créer le verre «\u00a0${model}\u00a0»` : "Créer un verre",
    oneLens: {
      title: "Un seul verre pour deux yeux\u00a0?",
      text: (name: string, pair: string) =>
        `«\u00a0${name}\u00a0»${pair}\u00a0: un seul verre, et les deux yeux sont mesurés.`,
      ofPair: (pair: number) => ` (paire ${pair})`,
      two: "Deux verres",
      only: (mark: string) => `${mark} seul`,
    },
    pairs: {
      next: (pair: number) => `${pair}e paire`,
      hint: "Reprend les verres, sans la monture",
      short: (pair: number) => `P${pair}`,
      mark: (pair: number, name: string) => `P${pair}, paire ${pair}\u00a0: ${name}`,
      use: "Usage",
      ofPair: (pair: number) => `Usage de la paire ${pair}`,
      noUse: "Non précisé",
      remarks: {
        pair_frames: (pair: number) => `Paire ${pair}\u00a0: plus d’une monture.`,
        pair_lenses: (pair: number) => `Paire ${pair}\u00a0: plus d’un verre pour un œil.`,
      },
    },
    remarks: {
      no_correction: (name: string) =>
        `«\u00a0${name}\u00a0»\u00a0: aucune correction n’est saisie.`,
      no_addition: (name: string) => `«\u00a0${name}\u00a0»\u00a0: il manque l’addition.`,
    },
  },
  newLens: {
    title: "Nouveau verre",
    model: "Modèle",
    price: "Prix",
    hint: (model: string) => `Produit créé\u00a0: Verre - ${model || "…"}, stock 1`,
    name: (model: string) => `Verre - ${model}`,
    modelRequired: "Le modèle est requis",
    priceWrong: "Le prix doit être un nombre positif",
    save: "Créer le verre",
    created: "Nouveau verre ajouté avec succès",
    failed: "Erreur lors de la création du verre",
  },
  payments: {
    settle: (amount: string) => `Solder ${amount}`,
    remove: "Retirer le paiement",
  },
  notes: {
    folded: "Notes, prescripteur, date de l’ordonnance",
    prescriberPlaceholder: "Dr …",
    invoiceNotes: "Note sur la facture",
  },
  summary: {
    label: "Récapitulatif",
    others: "Autres",
    barLine: (total: string) => `Reste · total ${total}`,
    surplusLine: (total: string) => `Trop-perçu · total ${total}`,
    promised: (day: string) => `Prêt le ${day}`,
    promisedLabel: "Prêt le",
    changePromised: (day: string) => `Prêt le ${day}, changer`,
    draft: (time: string) => `Brouillon gardé à ${time}`,
    drafting: "Gardé en brouillon pendant la saisie",
  },
  previous: {
    title: "Précédente",
    reuse: "Reprendre ces valeurs",
    from: (name: string) => `Ces valeurs viennent de ${name}.`,
  },
} as const;

const clashNames: Record<string, string> = {
  client: "client",
  contact: "fiche lentilles",
  product: "produit",
  date: "date",
  notes: "notes",
  prescriber: "prescripteur",
  quantity: "quantité",
  label: "désignation",
  discount: "remise",
  eye: "œil",
  pair: "paire",
  use: "usage",
  promised_on: "jour promis",
  price: "prix",
  amount: "montant",
  payment_method: "méthode de paiement",
  reference: "référence",
  bank: "banque",
  due_on: "échéance",
  ...prescriptionFieldNames,
  examined_on: claimFieldNames.examined_on,
};

/** Name of a field from its path: 'OD sphère', 'quantité, ligne 2'; '' for values that are only displayed. */
export function clashText(path: string): string {
  const name = path.slice(path.lastIndexOf(".") + 1);
  const row = /\.(\d+)(?:\.|$)/.exec(path)?.[1];
  const place = `${path.includes("payments") ? "paiement" : "ligne"} ${Number(row) + 1}`;
  if (name === row) return place;
  const text = clashNames[name] ?? "";
  if (text === "") return "";
  if (path.startsWith("pairs.")) return `${text}, paire ${row}`;
  if (row === undefined) return path.startsWith("invoice.") ? `${text} de la facture` : text;
  return `${text}, ${place}`;
}
