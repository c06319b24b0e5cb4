/** Label of a bill that does not describe its goods, as the tax return calls them. */
export const defaultBillLabel = "Marchandises";
