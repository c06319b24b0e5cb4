/** French of the print of the register. */
export const registerPrintStrings = {
  page: (days: string) => `Registre des ordonnances, ${days}`,
} as const;
