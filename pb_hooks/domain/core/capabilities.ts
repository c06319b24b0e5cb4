/** Capabilities of a shop: what its screens leave out until it is used or switched on (docs/rooms.md, Capabilities). */
export const capabilities = [
  "quotes",
  "claims",
  "credits",
  "discounts",
  "second_pair",
  "workshop",
  "team",
  "lenses",
  "counts",
  "services",
  "contact_lenses",
  "purchases",
  "books",
] as const;
export type Capability = (typeof capabilities)[number];

/** Stored list of a company as capabilities, in their order; a shop of an older version may have none. */
export const capabilitiesOf = (stored: unknown): Capability[] =>
  Array.isArray(stored) ? capabilities.filter((word) => stored.includes(word)) : [];
