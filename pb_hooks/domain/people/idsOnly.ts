/** Options of a realtime subscription that sends ids alone; a whole one to a collection with hidden fields needs its right. */
export const idsOnly = { query: { fields: "id" } } as const;
