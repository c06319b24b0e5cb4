/** French of the screen of the prescription log. */
export const logPageStrings = {
  fileName: (from: string, to: string) => `registre_${from}_${to}.csv`,
  emptyHint: "Le registre réunit les prescriptions de la période, dans l’ordre de leurs dates.",
  isSold: { yes: "Vendu", no: "Non vendu" },
} as const;
