import { fold } from "#domain/core/text/fold.ts";

/** French and Arabic letters that `fold` changes, and SQLite's lower(), which knows ASCII only, does not. */
const letters =
  "\u00c0\u00c2\u00c4\u00c7\u00c8\u00c9\u00ca\u00cb\u00ce\u00cf\u00d4\u00d6\u00d9\u00db\u00dc\u0152" +
  "\u00e0\u00e2\u00e4\u00e7\u00e8\u00e9\u00ea\u00eb\u00ee\u00ef\u00f4\u00f6\u00f9\u00fb\u00fc\u0153" +
  "\u0622\u0623\u0624\u0625\u0626\u0671";

/** SQL of a text in lower case, without accents and hamza, for texts that no index holds. */
export const foldedSql = (text: string): string =>
  Array.from(letters).reduce(
    (sql, letter) => `replace(${sql}, '${letter}', '${fold(letter)}')`,
    `lower(${text})`,
  );
