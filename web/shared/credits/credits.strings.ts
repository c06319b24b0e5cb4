/** French shared by the screens of credit notes and refunds. */
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
} as const;
