export const workshopStrings = {
  job: "Atelier",
  late: (days: number) => `en retard de ${days}\u00a0j`,
  promised: (day: string) => `promis le ${day}`,
} as const;
