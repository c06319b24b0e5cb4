/**
 * Options of a realtime subscription that receives only ids. A full subscription to a collection with hidden fields
 * needs their right.
 */
export const idsOnly = { query: { fields: "id" } } as const;
