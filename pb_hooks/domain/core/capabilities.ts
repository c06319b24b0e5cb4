/** Features that a shop's screens hide until it uses them or switches them on (docs/rooms.md, Capabilities). */
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

/** Capabilities in a company's stored list, in the usual order; older companies may have no list. */
export const capabilitiesOf = (stored: unknown): Capability[] =>
  Array.isArray(stored) ? capabilities.filter((word) => stored.includes(word)) : [];
