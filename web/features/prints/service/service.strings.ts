import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";

/** French of the papers of an after-sales ticket, and of a slip to a supplier. */
export const servicePrintStrings = {
  deposit: {
    page: (number: string) => `Bon de dépôt ${number}`,
    title: (number: string) => `BON DE DÉPÔT N° ${number}`,
    receipt: "Ce bon vaut accusé de réception.",
    fragile: "Le client a été prévenu du risque de casse pendant la réparation.",
    signature: "Signature du client",
    link: "Bon de dépôt",
  },
  handBack: {
    page: (number: string) => `Bon de restitution ${number}`,
    title: (number: string) => `BON DE RESTITUTION N° ${number}`,
    held: (days: number, until: string) =>
      `Gardé ${counted(days, "jour")}\u00a0: garantie prolongée jusqu’au ${until}`,
    signature: "Lunettes rendues, signature du client",
    link: "Bon de restitution",
  },
  received: "Déposé le",
  handedBack: "Rendu le",
  object: "Objet",
  condition: "État",
  asked: "Demandé",
  price: "Prix",
  free: "Sans frais",
  open: "À convenir",
  kept: "Le client garde ses lunettes",
  lent: "Lunettes prêtées",
  lentBack: (what: string, day: string) => `${what}, rendues le ${day}`,
  lentOut: (what: string) => `${what}, à rendre`,
  done: "Fait",
  remade: "Verres refaits",
  untouched: "Rendu en l’état",
  remake: (number: string) => `réfection ${number}`,
  part: "Pièce",
  direction: "Sens",
  slip: {
    page: (slip: string) => `Bon de retour ${slip}`,
    title: (slip: string) => `BON DE RETOUR N° ${slip}`,
    missing: "Bon de retour non trouvé",
    failed: "Le bon de retour n’a pas pu être chargé. Réessayez.",
    contact: "Contact",
    ours: "Notre N°",
    cause: "Cause",
    found: "Constat",
    theirs: "Votre référence",
    expected: "Avoir attendu (DH)",
    total: (count: number) => `${words.total}, ${counted(count, "article")}`,
    signature: "Signature du fournisseur, et date",
  },
} as const;
