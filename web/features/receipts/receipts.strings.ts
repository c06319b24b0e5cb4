import type { ReceiptStatus } from "#domain/core/records.ts";
import { counted, receiptStatusLabels } from "#lib/texts/labels.ts";

export const receiptsStrings = {
  count: (count: string) => counted(count, "bon"),
  search: "Numéro de bon ou mots clés...",
  allStatuses: "Tous les statuts",
  shortStatuses: "Statuts",
  view: "Voir le bon",
  print: "Imprimer le bon",
  edit: "Modifier le bon",
  remove: "Supprimer le bon",
  removed: "Bon de réception supprimé avec succès",
  removeFailed: "Erreur lors de la suppression du bon de réception",
  emptyHint: "Un bon reçu fait entrer les articles en stock.",
  emptyFilterHint: "Aucun bon ne correspond à ces filtres.",
  loadFailed: "Une erreur est survenue lors du chargement des bons de réception",
  detail: {
    title: (number: string) => `Bon ${number}`,
    details: "Détails",
    ordered: "Quantité commandée",
    received: "Quantité reçue",
    statusFailed: "Impossible de mettre à jour le statut du bon de réception",
    statusChanged: (label: string) => `Statut du bon\u00a0: ${label}`,
    allReceived:
      "Rien n’était marqué reçu\u00a0: toutes les quantités commandées entrent en stock.",
    mark: {
      pending: "Repasser en attente",
      received: receiptStatusLabels.received,
      partial: receiptStatusLabels.partial,
      cancelled: "Annuler le bon",
    },
    by: (moment: string, name: string) => (name ? `${moment} · ${name}` : moment),
    pendingHint: "De nouveau en attente, le bon retire du stock ce qu’il y avait fait entrer.",
  },
  receivedDetails: {
    none: "Rien reçu",
    missing: (count: number) => `Manque ${count}`,
    all: "Complet",
    surplus: (count: number) => `+${count} en trop`,
  },
  movesNothing: (status: ReceiptStatus) =>
    `Statut «\u00a0${receiptStatusLabels[status]}\u00a0»\u00a0: ces quantités n’entrent pas en stock.`,
  missing: {
    title: (count: string) => `Il manque ${count}`,
    text: (count: number) =>
      count > 1
        ? `${count} unités commandées n’ont pas été reçues.`
        : "Une unité commandée n’a pas été reçue.",
    all: "Tout est arrivé",
    short: "Clore avec le manque",
  },
  form: {
    editTitle: "Modifier le bon",
    number: "Numéro de bon",
    allReceived: "Tout reçu",
    units: (count: string) => counted(count, "reçu"),
    notesPlaceholder: "Numéro de bon de livraison, colis abîmé...",
    saved: "Bon de réception enregistré avec succès",
    failed: "Échec de l’enregistrement du bon de réception",
    itemFailed: (reason: string) => `Échec du traitement: ${reason}`,
    loadFailed: "Échec du chargement des détails du bon de réception",
    raises: (count: number) =>
      `À l’enregistrement, le stock augmente de ${count} unité${count > 1 ? "s" : ""}\u00a0: seules les quantités reçues comptent.`,
    lowers: (count: number) =>
      `À l’enregistrement, le stock diminue de ${count} unité${count > 1 ? "s" : ""}\u00a0: seules les quantités reçues comptent.`,
    changes: (enters: number, leaves: number) =>
      `À l’enregistrement, le stock augmente de ${enters} unité${enters > 1 ? "s" : ""} et diminue de ${leaves}\u00a0: seules les quantités reçues comptent.`,
    unchanged: "À l’enregistrement, le stock ne change pas.",
    updatePrice: (before: string, after: string) =>
      `Nouveau prix d’achat\u00a0: mettre aussi à jour la fiche du produit (${before} → ${after}\u00a0DH)`,
    required: "Veuillez remplir tous les champs obligatoires",
    noItem: "Ajoutez au moins un article valide",
    quantityMin: "La quantité doit être au moins 1",
    quantityWhole: "La quantité est un nombre entier",
    priceNumber: "Ce champ attend un montant",
    row: (index: number) => `article ${index}`,
  },
} as const;
