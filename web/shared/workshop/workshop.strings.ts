/** French shared by screens with jobs. */
export const workshopStrings = {
  late: (days: number) => `en retard de ${days}\u00a0j`,
  tray: (tray: string) => `Casier ${tray}`,
  promised: (day: string) => `promis le ${day}`,
  moved: (client: string, state: string) => `${client}\u00a0: ${state}`,
  moveFailed: "Ce montage n’a pas pu changer d’état. Réessayez.",
  movedOn: (state: string) =>
    `Ce montage a changé d’état sur un autre poste\u00a0: il est «\u00a0${state}\u00a0».`,
  gone: "Ce montage n’est plus suivi\u00a0: il a été supprimé sur un autre poste.",
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
