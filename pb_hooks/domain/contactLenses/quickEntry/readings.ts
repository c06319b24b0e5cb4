/**
 * Result of a quick entry of contact lenses: values, and unread words with the reason (docs/rules-contact-lenses.md).
 */
import type { EyeSide } from "#domain/core/records.ts";
import type { ContactLens } from "#domain/contactLenses/lens.ts";

/** Range in the typed text, from `start` up to, but without, `end`. */
export type TextRange = { start: number; end: number };

/** Reasons for which words are not read. */
export type WhyUnread =
  /** Word outside the vocabulary. */
  | "unknown"
  /** Word after an unknown word, up to the next eye. */
  | "after"
  /** Power without a sign. */
  | "sign"
  | "plus_cylinder"
  /** May be an axis; or is an axis without a cylinder. */
  | "axis"
  /** Cylinder without an axis, which may be the other eye's power. */
  | "cylinder"
  /** May be a base curve or a diameter. */
  | "size"
  /** Value outside the limits of a lens. */
  | "range"
  | "twice"
  /** Eye without values. */
  | "eye"
  /** Name of several products. */
  | "product";
export type UnreadWords = TextRange & { why: WhyUnread };

/** Values found for an eye, and the id of its product. */
export type EyeReading = Partial<ContactLens> & { product?: string };
export type ContactReading = {
  eyes: Record<EyeSide, EyeReading>;
  /** In the order of the text. */
  unread: UnreadWords[];
};
