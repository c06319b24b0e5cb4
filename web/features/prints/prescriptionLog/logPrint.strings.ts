/** French of the print of the prescription log. */
export const logPrintStrings = {
  page: (days: string) => `Registre des ordonnances, ${days}`,
} as const;
