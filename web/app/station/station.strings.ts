/** French of shared computers and approvals. */
import type { WriteKind } from "#api/session/writeSummary.ts";

const purposes: Record<WriteKind, string> = {
  sale: "Pour enregistrer la vente",
  payment: "Pour enregistrer le paiement",
  credit: "Pour enregistrer l’avoir",
  refund: "Pour enregistrer le remboursement",
  client: "Pour enregistrer la fiche",
  product: "Pour enregistrer le produit",
  receipt: "Pour enregistrer le bon",
  adjustment: "Pour enregistrer le stock",
  job: "Pour enregistrer le montage",
  till: "Pour enregistrer la caisse",
  removal: "Pour supprimer",
  other: "Pour enregistrer",
};

export const stationStrings = {
  /** `amount`: formatted with its currency, or ''. */
  forSaving: (kind: WriteKind, amount: string) =>
    `${purposes[kind]}${amount && ` de ${amount}`}. Rien n’est perdu.`,
  choose: "Choisissez votre nom, puis tapez votre code.",
  people: "Personnes",
  code: "Code",
  codeOf: (name: string) => `Code de ${name}`,
  passwordOf: (name: string) => `Mot de passe de ${name}`,
  noCode: "sans code",
  notACode: "Ceci n’est pas un code\u00a0: un code a 4 à 6 chiffres.",
  noCodes:
    "Personne n’a encore de code. Le gérant les donne dans «\u00a0Mon Entreprise\u00a0», «\u00a0Équipe\u00a0», depuis son propre ordinateur.",
  eraseDigit: "Effacer un chiffre",
  enter: "Entrer",
  entering: "Vérification...",
  failed: "Le code n’a pas pu être vérifié. Réessayez.",
  peopleFailed: "Erreur lors du chargement de l’équipe",
  locked: "Poste verrouillé",
  unlock: "Déverrouiller",
  waiting: "Une saisie attend, elle est gardée.",
  ownPin: {
    title: "Mon code",
    pin: "Nouveau code",
    hint: "4 à 6 chiffres, ni un seul chiffre, ni une suite. Il sert sur un poste partagé.",
    oldPin: "Ancien code",
    password: "Ou mot de passe",
    saved: "Votre code est changé",
    failed: "Le code n’a pas pu être changé. Réessayez.",
  },
  approval: {
    title: "Il faut une autorisation",
    who: "Qui autorise",
    /** Sentence about the missing rights, as the server words it. */
    needs: ([first = "", ...others]: readonly string[]) =>
      others.length === 0
        ? `Il faut le droit «\u00a0${first}\u00a0»`
        : `Il faut les droits ${[first, ...others].map((name) => `«\u00a0${name}\u00a0»`).join(", ")}`,
    nobody: "Aucune autre personne de la boutique n’a ce droit.",
    nobodyAll: "Aucune autre personne de la boutique n’a tous ces droits.",
    reason: "Raison",
    renounce: "Renoncer",
    grant: "Autoriser",
    failed: "L’autorisation n’a pas pu être enregistrée. Réessayez.",
  },
} as const;
