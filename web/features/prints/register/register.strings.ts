/** French of the print of the register. */
export const strings = {
  page: (days: string) => `Registre des ordonnances, ${days}`,
} as const;
