/** Invariant of stored contact lenses: known keys and words, values within limits. Only direct SQL can break it. */
import { listSql } from "#domain/core/text/sqlTexts.ts";
import { addWords, dominances, eyeKeys, eyeUses } from "#domain/contactLenses/lens.ts";
import { lensLimits } from "#domain/contactLenses/lensLimits.ts";
import { checkedRowsOf, type IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";

/** Fields that hold a lens, or one eye of a sheet. */
const lenses = {
  optique_invoice_items: ["lens"],
  optique_quote_items: ["lens"],
  optique_contact_orders: ["lens"],
  optique_contact_prescriptions: ["right_lens", "left_lens"],
} as const;

const wordsOfKey: Readonly<Partial<Record<string, readonly string[]>>> = {
  add_word: addWords,
  dn: dominances,
  use: eyeUses,
};

/** SQL condition: the value n of a key is valid. */
function isGood(key: (typeof eyeKeys)[number]): string {
  const words = wordsOfKey[key];
  if (words) return `n.value IN ('', ${listSql(words)})`;
  if (!(key in lensLimits)) return "n.type = 'text'";
  const { min, max, step } = lensLimits[key as keyof typeof lensLimits];
  const hundredths = "CAST(ROUND(n.value * 100) AS INTEGER)";
  return `(n.type = 'null' OR (n.type IN ('integer', 'real') AND n.value BETWEEN ${min} AND ${max}
    AND ABS(n.value * 100 - ${hundredths}) < 0.000001 AND ${hundredths} % ${Math.round(step * 100)} = 0))`;
}

const goodValue = `CASE n.key ${eyeKeys.map((key) => `WHEN '${key}' THEN ${isGood(key)}`).join(" ")} ELSE FALSE END`;
const isWrong = (
  column: string,
): string => `([[${column}]] NOT IN ('', 'null') AND (NOT json_valid([[${column}]])
  OR EXISTS (SELECT 1 FROM json_each(IIF(json_valid([[${column}]]), [[${column}]], '{}')) n WHERE NOT ${goodValue})))`;

export const lensValueChecks: IntegrityChecks = Object.fromEntries(
  Object.entries(lenses).map(([collection, columns]) => [
    `contact lenses of ${collection} are within their limits`,
    {
      collection: collection as keyof typeof lenses,
      sql: `SELECT id AS record, ${columns.map((name) => `[[${name}]]`).join(" || ")} AS stored, 'a lens' AS expected
        FROM ${collection} t WHERE ${checkedRowsOf(collection as keyof typeof lenses)} AND (${columns.map(isWrong).join(" OR ")})`,
    },
  ]),
);
