/** Label of a bill that says nothing of its goods, as the tax return names them. */
export const usualLabel = "Marchandises";
