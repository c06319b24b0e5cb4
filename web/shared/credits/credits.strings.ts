/** French shared by the screens of credit notes, refunds and exchanges. */
export const creditStrings = {
  refund: {
    title: "Rembourser",
    surplus: "Rembourser le trop-perçu",
    ofCredit: (number: string) => `Rendre l’avoir ${number}`,
    save: (amount: string) => (amount ? `Rembourser ${amount}` : "Rembourser"),
    saved: (amount: string) => `${amount} remboursés`,
    failed: "Le remboursement n’a pas pu être enregistré. Réessayez.",
    most: (amount: string) => `Au plus ${amount}`,
    tooMuch: (amount: string) => `C’est plus que ${amount}`,
  },
  exchange: {
    pageTitle: "Échanger",
    correct: "Corriger par un avoir",
    correctTitle: "Corriger une facture",
    withPrescription: "Avec des verres",
    subtitle: (number: string) => `Facture ${number}\u00a0: la différence seule se paie.`,
    title: (number: string, day: string) => `Repris de la facture ${number}, du ${day}`,
    nothing: "Tout est déjà crédité sur cette facture.",
    left: (pieces: number, amount: string) => `${pieces} à reprendre au plus, ${amount}`,
    less: (name: string) => `Reprendre un de moins\u00a0: ${name}`,
    more: (name: string) => `Reprendre un de plus\u00a0: ${name}`,
    taken: (name: string) => `Pièces reprises\u00a0: ${name}`,
    correctionHint:
      "Toute la facture est créditée\u00a0; la nouvelle commence avec les mêmes lignes.",
    credit: "Avoir de l’échange",
    paid: "Déjà payé",
    back: "À rendre au client",
    saveBack: (amount: string) => `Rendre ${amount}`,
    saveEven: "Échanger",
    required: "Indiquez ce qui est repris",
  },
} as const;
