/** What a count finds of a product while the shop sells (docs/rules-counts.md, What moves meanwhile). */
import type { CountSince } from "#domain/core/records.ts";

/** Counted pieces, the stock, and the net pieces moved since the first scan, the last one, and the answer. */
export type CountedFacts = {
  counted: number;
  stock: number;
  movedSinceFirst: number;
  movedSinceLast: number;
  movedSinceAnswer: number;
  since: CountSince | "";
};

/** `between`: net pieces moved between the first and the last scan. `unsure`: somebody has to say what was counted. */
export type CountOutcome = {
  between: number;
  moved: number;
  target: number;
  difference: number;
  expected: number;
  unsure: boolean;
};

function movedOf(facts: CountedFacts): number {
  if (facts.since === "first") return facts.movedSinceFirst;
  return facts.since === "now" ? facts.movedSinceAnswer : facts.movedSinceLast;
}

export function outcomeOf(facts: CountedFacts): CountOutcome {
  const { counted, stock, since } = facts;
  const between = facts.movedSinceFirst - facts.movedSinceLast;
  const moved = movedOf(facts);
  const target = Math.max(0, counted + moved);
  const difference = target - stock;
  const unsure = since === "" && (between !== 0 || moved * difference > 0);
  return { between, moved, target, difference, expected: stock - moved, unsure };
}

/** Names of `CountedFacts` as SQL. */
type FactsSql = Readonly<Record<keyof CountedFacts, string>>;

/** `outcomeOf` as SQL of each part; `expected` may be below 0, as a sale of what the book did not have. */
export function outcomeSql(row: FactsSql): Record<keyof CountOutcome, string> {
  const between = `(${row.movedSinceFirst} - ${row.movedSinceLast})`;
  const moved = `(CASE ${row.since} WHEN 'first' THEN ${row.movedSinceFirst}
    WHEN 'now' THEN ${row.movedSinceAnswer} ELSE ${row.movedSinceLast} END)`;
  const target = `MAX(0, ${row.counted} + ${moved})`;
  const difference = `(${target} - ${row.stock})`;
  return {
    between,
    moved,
    target,
    difference,
    expected: `(${row.stock} - ${moved})`,
    unsure: `(${row.since} = '' AND (${between} <> 0 OR ${moved} * ${difference} > 0))`,
  };
}
