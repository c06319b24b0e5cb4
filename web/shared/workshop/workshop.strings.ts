/** French shared by screens with jobs. */
export const workshopStrings = {
  jobs: "Montages",
  late: (days: number) => `en retard de ${days}\u00a0j`,
  tray: (tray: string) => `Casier ${tray}`,
  promised: (day: string) => `promis le ${day}`,
  moved: (client: string, state: string) => `${client}\u00a0: ${state}`,
  moveFailed: "Ce montage n’a pas pu changer d’état. Réessayez.",
  movedOn: (state: string) =>
    `Ce montage a changé d’état sur un autre poste\u00a0: il est «\u00a0${state}\u00a0».`,
  gone: "Ce montage n’est plus suivi\u00a0: il a été supprimé sur un autre poste.",
  order: {
    ordered: (day: string, lab: string) =>
      `Verres commandés le ${day}${lab && ` chez ${lab}`}\u00a0: prévenez le labo`,
    credited: (lab: string) =>
      `Commandé${lab && ` chez ${lab}`}, repris par un avoir\u00a0: prévenez le labo`,
    card: "Changé après la commande\u00a0: prévenez le labo",
    known: "Commandé",
    now: "Aujourd’hui",
    told: "Labo prévenu",
    toldToast: "Noté\u00a0: le labo est prévenu",
    reprint: "Commande envoyée",
  },
  handOver: {
    title: "Livrer avec un reste à payer",
    remaining: (client: string, amount: string) => `${client}\u00a0: reste ${amount}.`,
    unpaid: "Livrer sans encaisser",
  },
  panel: {
    takeBack: "Reprendre le montage",
    open: "Ouvrir le montage",
    ready: "Message\u00a0: lunettes prêtes",
    since: (day: string, by: string) => (by ? `depuis le ${day}, par ${by}` : `depuis le ${day}`),
    none: "Ces lunettes ne sont pas suivies à l’atelier.",
    follow: "Suivre la commande",
    following: "Suivi...",
    followFailed: "Le suivi n’a pas pu commencer. Réessayez.",
  },
} as const;
