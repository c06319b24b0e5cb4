/** Kind of record in the search index, declared by each subject (docs/search-and-totals.md, What a search finds). */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { phoneForms } from "./search.ts";
import { indexText } from "./words.ts";

export type SearchKind = {
  name: string;
  /** Number of the kind within the ids of the index. Never change or reuse it: every stored index depends on it. */
  number: number;
  table: string;
  /** Stored fields that `text` uses. */
  fields: readonly string[];
  /** Indexed text of a record, for the hooks and for the rebuild. */
  text: (values: Values) => string;
};

export const textsOf = (values: Values, names: readonly string[]): string[] =>
  names.map((name) => textValue(values[name]));

/** Kind of record that is found by the words of its fields. */
export const wordKind = (kind: Omit<SearchKind, "text">): SearchKind => ({
  ...kind,
  text: (values) => indexText(textsOf(values, kind.fields)),
});

/** Person or firm, also found by any way of writing the telephone number. */
export const personKind = (kind: Omit<SearchKind, "text">): SearchKind => ({
  ...kind,
  text: (values) =>
    indexText([...textsOf(values, kind.fields), ...phoneForms(textValue(values["phone"]))]),
});
