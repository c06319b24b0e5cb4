import { counted } from "#lib/texts/labels.ts";

const montages = (count: number) => counted(count, "montage");

export const lensOrderStrings = {
  title: (lab: string) => `Commande de verres - ${lab}`,
  page: (number: number, count: number) => `Page ${number} sur ${count}\u00a0:`,
  mail: "E-mail",
  ofMail: "l’e-mail",
  mark: "Marquer commandés",
  marking: (done: number, count: number) => `${done} sur ${count}…`,
  marked: (count: number, lab: string) =>
    `${montages(count)} ${count > 1 ? "commandés" : "commandé"} chez ${lab}`,
  unmarked: (count: number) => `${montages(count)} de nouveau à commander`,
  unmarkFailed: (number: string, why: string) => `${number} reste commandé\u00a0: ${why}`,
  markFailed: (number: string, why: string) => `${number} n’a pas été marqué\u00a0: ${why}`,
  moved: (state: string) => `il est déjà «\u00a0${state}\u00a0».`,
  removed: "il a été supprimé sur un autre poste.",
  noAnswer: "le serveur n’a pas répondu.",
  on: (day: string, time: string) => `Le ${day}, à ${time}`,
  by: (name: string) => `Par ${name}`,
  reference: "Réf.",
  remade: (rank: string, number: string) => `RÉFECTION ${rank} de la commande ${number}`,
  formerReference: (reference: string) => `Votre référence\u00a0: ${reference}`,
  cause: (cause: string) => `Cause\u00a0: ${cause}`,
  credit: (amount: string) => `Avoir demandé\u00a0: ${amount}`,
  lens: "Verre",
  noLens: "aucun verre dans la vente",
  nothingLeft: "plus aucun verre à commander",
  left: (number: string, why: string) => `${number} (${why})`,
  notOrdered: (jobs: string) => `Sur aucune commande\u00a0: ${jobs}.`,
  missing: (jobs: string) => `Non mesuré pour ce labo, à compléter à la main\u00a0: ${jobs}`,
  gone: (count: number) =>
    count > 1 ? `${count} montages n’existent plus.` : "Un montage n’existe plus.",
  dropped: (most: number, count: number) =>
    `Une commande prend ${most} montages au plus\u00a0: ${
      count > 1 ? `les ${count} derniers n’y sont pas` : "le dernier n’y est pas"
    }.`,
  tooLong: (where: string) =>
    `Cette commande est trop longue pour s’écrire d’elle-même dans ${where}\u00a0: copiez le texte, puis collez-le.`,
  copy: "Copier le texte",
  copied: "Texte de la commande copié",
  withoutLab: "À quel laboratoire commander\u00a0?",
  withoutLabText: (count: number) =>
    `${count > 1 ? "Ces montages n’ont" : "Ce montage n’a"} pas encore de laboratoire.`,
  labOf: (number: string) => `Laboratoire de ${number}`,
  labOfAll: "Tous au même laboratoire",
  choose: "Choisir…",
  confirm: "Valider",
  confirmOf: (label: string) => `Valider, ${label}`,
  noSuppliers: "Aucun fournisseur n’est enregistré.",
  addSupplier: "Ajouter un fournisseur",
  nothingText: "Cochez dans l’atelier les montages à commander.",
  loadFailed: "Erreur lors du chargement de la commande",
} as const;
