import { textValue } from "#domain/core/fields/values.ts";
import { phoneForms } from "#domain/search/search.ts";
import { type SearchKind, textsOf } from "#domain/search/searchKind.ts";
import { indexText } from "#domain/search/words.ts";

const fields = ["number", "prospect_name", "prospect_phone"];

/** Quotes are indexed by their number and prospect; a search by client finds them through the client. */
export const quoteSearch: SearchKind = {
  name: "quotes",
  number: 8,
  table: "optique_quotes",
  fields,
  text: (values) =>
    indexText([...textsOf(values, fields), ...phoneForms(textValue(values["prospect_phone"]))]),
};
