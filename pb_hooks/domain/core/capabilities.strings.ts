import type { Capability } from "./capabilities.ts";

/** By capability: its name, its sentence in 'Mon Entreprise', and the shop's data that prevent switching it off. */
export const capabilityTexts: Readonly<
  Record<Capability, { name: string; text: string; kept: string }>
> = {
  quotes: {
    name: "Devis",
    text: "Un prix écrit avant la vente, à relancer.",
    kept: "des devis",
  },
  claims: {
    name: "Prises en charge",
    text: "Ce que paient l’AMO, une mutuelle ou un employeur.",
    kept: "des prises en charge",
  },
  credits: {
    name: "Avoirs",
    text: "Retours, échanges et remboursements.",
    kept: "des avoirs ou des remboursements",
  },
  discounts: {
    name: "Remises",
    text: "Leur suivi, et un prix plancher par produit.",
    kept: "des lignes avec une remise",
  },
  second_pair: {
    name: "Deuxième paire",
    text: "Une offre sur les paires suivantes d’une vente.",
    kept: "des ventes de plusieurs paires",
  },
  workshop: {
    name: "Atelier",
    text: "Les montages en retard, au tableau de bord.",
    kept: "des montages suivis",
  },
  team: {
    name: "Équipe",
    text: "Remises par rôle et poste partagé.",
    kept: "plusieurs utilisateurs",
  },
  lenses: {
    name: "Verres par puissance",
    text: "Le prix d’un verre selon sa correction, et le tiroir.",
    kept: "des gammes de verres",
  },
  counts: {
    name: "Comptages",
    text: "Compter au lecteur de codes, l’inventaire, un seuil de stock bas par produit.",
    kept: "des comptages ou des seuils de stock bas",
  },
  services: {
    name: "SAV",
    text: "Réparations, garanties, réfections et retours aux fournisseurs.",
    kept: "des tickets SAV",
  },
  contact_lenses: {
    name: "Lentilles de contact",
    text: "Les fiches, les boîtes par œil et leur renouvellement.",
    kept: "des fiches ou des boîtes de lentilles",
  },
  purchases: {
    name: "Achats",
    text: "Les factures des fournisseurs, leurs échéances et leurs avoirs.",
    kept: "des factures, des paiements ou des avoirs de fournisseurs",
  },
  books: {
    name: "Comptable",
    text: "Le dossier du mois, et les périodes transmises.",
    kept: "des périodes transmises",
  },
};
