/** The French of what the screens that move a job share. */
export const workshopStrings = {
  undo: "Annuler",
  moved: (client: string, state: string) => `${client}\u00a0: ${state}`,
  moveFailed: "Ce montage n’a pas pu changer d’état. Réessayez.",
  gone: "Ce montage n’est plus suivi\u00a0: il a été supprimé sur un autre poste.",
  handOver: {
    title: "Livrer avec un reste à payer",
    remaining: (client: string, amount: string) => `${client}\u00a0: reste ${amount}.`,
    pay: "Encaisser",
    unpaid: "Livrer sans encaisser",
    cancel: "Annuler",
  },
} as const;
