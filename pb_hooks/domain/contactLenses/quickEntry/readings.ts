/** Readings of quick entry of contact lenses: values, and words that it did not read (docs/rules-contact-lenses.md). */
import type { EyeSide } from "#domain/core/records.ts";
import type { ContactLens } from "#domain/contactLenses/lens.ts";

/** Place in the typed text: from `start`, before `end`. */
export type TextRange = { start: number; end: number };

/** Reasons for which words are not read. */
export type WhyUnread =
  /** No word of this page. */
  | "unknown"
  /** Follows an unknown word, up to the next eye. */
  | "after"
  /** A power without its sign. */
  | "sign"
  | "plus_cylinder"
  /** Perhaps an axis; or an axis without its cylinder. */
  | "axis"
  /** Without an axis it may be the other eye's power. */
  | "cylinder"
  /** Perhaps a base curve or a diameter. */
  | "size"
  /** A value that a lens refuses. */
  | "range"
  | "twice"
  /** An eye before nothing. */
  | "eye"
  /** Several products have this name. */
  | "product";
export type UnreadWords = TextRange & { why: WhyUnread };

/** Values that were named, and the id of the product. */
export type EyeReading = Partial<ContactLens> & { product?: string };
export type ContactReading = {
  eyes: Record<EyeSide, EyeReading>;
  /** In text order. */
  unread: UnreadWords[];
};
