/** French of the frame around the pages. */
import type { Keys } from "#lib/texts/pages.strings.ts";
import { counted } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
export const appStrings = {
  typingKept: "Ce que vous saisissez est gardé ici.",
  nextTry: (seconds: number) => `nouvel essai dans ${seconds}\u00a0s`,
  skip: "Aller au contenu",
  nav: "Menu principal",
  tabBar: "Raccourcis",
  home: "Accueil",
  create: "Nouveau",
  more: "Plus",
  counts: {
    reminders: (count: number) => counted(count, "rappel"),
    late: (count: number) => `${count} en retard`,
    reorder: (count: number) => `${count} à réassortir`,
    lenses: (count: number) => `${count} à commander`,
    toClose: (count: number) => `${counted(count, "journée")} à clôturer`,
    unpaid: (count: number) => counted(count, "impayée"),
  },
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  logout: "Déconnexion",
  logoutUnsaved:
    "La déconnexion efface les brouillons\u00a0: ce qui n’est pas enregistré sera perdu.",
  backedUp: (age: string) =>
    age === words.todayInText ? "Sauvegardé aujourd’hui" : `Sauvegardé il y a ${age}`,
  backupDoubtful: "Sauvegarde à vérifier",
  update: "Nouvelle version",
  updateHint: "Recharger avec la nouvelle version d’Optique",
  account: (name: string) => `Compte de ${name}`,
  accountHint: "Thème et aide",
  ownPin: "Mon code",
  changePerson: "Changer de personne",
  lock: "Verrouiller",
  lockKey: "Ctrl L",
  hideAmounts: "Masquer les montants",
  theme: "Apparence",
  themes: [
    { value: "system", label: "Système" },
    { value: "light", label: "Clair" },
    { value: "dark", label: "Sombre" },
  ],
  narrow: "Réduire le menu",
  widen: "Élargir le menu",
  crashTitle: "Cette page n’a pas pu s’afficher",
  crashText: "Vos données sont intactes. Rechargez la page pour continuer.",
  reload: "Recharger la page",
  companyFailed: "Les informations de l’entreprise n’ont pas pu être chargées",
  palette: { open: "Chercher" },
  /** What another person changed. `at`: when, such as 'à 10:12' or 'le 28/11/2026 à 10:12'. */
  changed: {
    email: (by: string, at: string) => `${by} a changé votre adresse e-mail ${at}.`,
    password: (by: string, at: string) => `${by} a changé votre mot de passe ${at}.`,
    pin: (by: string, at: string) => `${by} a changé votre code ${at}.`,
    hint: "Si vous ne l’avez pas demandé, parlez-en au gérant.",
    read: "C’est lu",
  },
  /** Question about unsaved changes. */
  leaving: {
    title: "Quitter sans enregistrer\u00a0?",
    leave: "Quitter sans enregistrer",
    stay: "Rester",
  },
  /** Keyboard help. */
  keys: {
    here: "Sur cet écran",
    everywhere: "Partout",
    common: [
      [words.ctrlK, "Chercher partout, encaisser, imprimer"],
      ["Ctrl L", "Verrouiller un poste partagé"],
      ["H", "Masquer les montants à l’écran, ou les montrer"],
      [words.escapeKey, "Fermer une fenêtre"],
      ["?", "Afficher cette aide"],
    ] satisfies Keys as Keys,
  },
} as const;
