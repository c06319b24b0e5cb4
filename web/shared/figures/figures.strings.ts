/** French of tables of figures. */
export const figureStrings = { empty: "Aucune donnée disponible pour cette période" } as const;
