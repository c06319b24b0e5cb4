import type { ServiceStatus } from "#domain/core/records.ts";
import { counted, serviceStatusLabels } from "#lib/texts/labels.ts";

/** French of the board of after-sales tickets. */
export const serviceBoardStrings = {
  open: (count: string) =>
    count === "0" ? "Aucun ticket en cours" : `${counted(count, "ticket")} en cours`,
  board: "Tickets SAV par état",
  search: "Client, numéro ou objet",
  shortSearch: "Client ou n°",
  allSuppliers: "Tous les fournisseurs",
  loadFailed: "Erreur lors du chargement du SAV",
  othersFailed: "Les autres tickets n’ont pas pu être chargés",
  columns: {
    ...serviceStatusLabels,
    returned: "Rendu aujourd’hui",
  } satisfies Record<ServiceStatus, string> as Record<ServiceStatus, string>,
  emptyColumns: {
    todo: "Rien à faire",
    waiting: "Aucun client ne doit répondre",
    supplier: "Rien n’est chez un fournisseur",
    ready: "Rien n’attend son client",
    returned: "Rien n’a été rendu aujourd’hui",
    cancelled: "Aucun ticket abandonné",
  } satisfies Record<ServiceStatus, string> as Record<ServiceStatus, string>,
  verbs: {
    todo: "Marquer à faire",
    waiting: "Attend l’accord",
    supplier: "Marquer envoyé",
    ready: "Marquer prêt",
    returned: "Marquer rendu",
    cancelled: "Abandonner",
  } satisfies Record<ServiceStatus, string> as Record<ServiceStatus, string>,
  empty: {
    title: "Aucun ticket en cours",
    text: "Un ticket suit des lunettes déposées, de la réception à la restitution, avec leur bon de dépôt.",
    notFound: "Aucun ticket trouvé",
    notFoundText: "Cherchez par le nom du client, le numéro du ticket ou l’objet déposé.",
  },
  scanned: {
    unknown: (number: string) => `Aucun ticket n°\u00a0${number}`,
    failed: "Le ticket n’a pas pu être cherché",
  },
  promised: (day: string) => `promis ${day}`,
  deposit: "Bon de dépôt",
} as const;
