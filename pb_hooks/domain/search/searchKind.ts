/** A kind of record in the search index: each subject declares its own (docs/search-and-totals.md, What a search finds). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { phoneForms } from "./search.ts";
import { indexText } from "./words.ts";

export type SearchKind = {
  name: string;
  /** Position of its ids in the index. Never changed or reused: every stored index depends on it. */
  number: number;
  table: string;
  /** The stored fields that `text` reads. */
  fields: readonly string[];
  /** Indexed text of a record: the hooks and the rebuild share it. */
  text: (values: Values) => string;
};

export const textsOf = (values: Values, names: readonly string[]): string[] =>
  names.map((name) => textValue(values[name]));

/** A kind found by the words of its fields. */
export const wordKind = (kind: Omit<SearchKind, "text">): SearchKind => ({
  ...kind,
  text: (values) => indexText(textsOf(values, kind.fields)),
});

/** A person or a firm: found by every way of writing the telephone too. */
export const personKind = (kind: Omit<SearchKind, "text">): SearchKind => ({
  ...kind,
  text: (values) =>
    indexText([...textsOf(values, kind.fields), ...phoneForms(textValue(values["phone"]))]),
});
