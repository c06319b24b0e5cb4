import type { LabMeasure } from "#domain/core/records.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

export const suppliersStrings = {
  count: (count: string) => counted(count, "fournisseur"),
  search: "Rechercher par nom, contact, téléphone ou email...",
  cylinder: "Cylindres",
  cylinders: {
    as_written: "Tels qu’écrits",
    minus: "Négatifs",
    plus: "Positifs",
  },
  measures: "Mesures voulues sur ses commandes",
  measureNames: {
    prism: extraTexts.prism,
    base: extraTexts.base,
    height: extraTexts.height,
    near_eip: extraTexts.nearEip,
    ...extraTexts.wearer,
    eye_size: extraTexts.frame.eye_size,
    bridge: extraTexts.frame.bridge,
    lens_height: extraTexts.frame.lens_height,
  } satisfies Record<LabMeasure, string>,
  labOf: (cylinders: string) => `Oui, cylindres ${cylinders.toLowerCase()}`,
  awaited: (count: number) => `${count} attendu${count > 1 ? "s" : ""}`,
  lastReceipt: (day: string) => `dernier le ${day}`,
  target: (name: string) => `Fournisseur ${name}`,
  emptyFilterHint: "Essayez une partie du nom, du contact ou du téléphone.",
  removeFailed: "Erreur lors de la suppression du fournisseur",
  removed: "Fournisseur supprimé avec succès",
  form: {
    editTitle: "Modifier le fournisseur",
    contact: "Personne à contacter",
    created: "Fournisseur créé avec succès",
    updated: "Fournisseur mis à jour avec succès",
    createFailed: "Erreur lors de la création du fournisseur",
    updateFailed: "Erreur lors de la mise à jour du fournisseur",
  },
  detail: {
    missing: "Fournisseur non trouvé",
    loadFailed: "Erreur lors du chargement du fournisseur",
    tabs: { info: words.information, products: words.products, receipts: words.receipts },
    contact: (name: string) => `Personne à contacter\u00a0: ${name}`,
    seeAll: "Voir tout",
    noProduct: "Aucun produit de ce fournisseur",
    noReceipt: "Aucun bon de réception de ce fournisseur",
  },
  services: {
    tick: (number: string) => `Cocher ${number}`,
    send: (count: number) => `Bon de retour (${count})`,
    sent: (slip: string) => `Bon de retour ${slip}`,
    failed: "Le bon de retour n’a pas pu être fait",
    awaited: "Attendu",
    received: "Obtenu",
    receivedOf: (count: number) => `Obtenu des ${count} derniers`,
  },
} as const;
