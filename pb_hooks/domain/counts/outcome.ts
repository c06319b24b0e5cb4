/** What a count finds of a product while the shop sells (docs/rules-counts.md, What moves meanwhile). */
import type { CountSince } from "#domain/core/records.ts";

/**
 * Counted pieces, the stock, and the net pieces moved since the first scan, the last one, and the answer. `movedBetween`: lines of
 * documents that moved pieces between both scans. `went`, `came`: pieces of lines that took some, or brought some, since the last.
 */
export type CountedFacts = {
  counted: number;
  stock: number;
  movedSinceFirst: number;
  movedSinceLast: number;
  movedSinceAnswer: number;
  movedBetween: number;
  went: number;
  came: number;
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

/** True where nobody knows whether what moved had been counted: between two scans, or in the sense of the difference. */
const isUnsure = ({ since, movedBetween, went, came }: CountedFacts, difference: number): boolean =>
  since === "" &&
  (movedBetween > 0 || (difference < 0 && went < 0) || (difference > 0 && came > 0));

export function outcomeOf(facts: CountedFacts): CountOutcome {
  const { counted, stock } = facts;
  const moved = movedOf(facts);
  const target = Math.max(0, counted + moved);
  const difference = target - stock;
  return {
    between: facts.movedSinceFirst - facts.movedSinceLast,
    moved,
    target,
    difference,
    expected: stock - moved,
    unsure: isUnsure(facts, difference),
  };
}

/** Names of `CountedFacts` as SQL. */
type FactsSql = Readonly<Record<keyof CountedFacts, string>>;

/** `outcomeOf` as SQL of each part; `expected` may be below 0, as a sale of what the book did not have. */
export function outcomeSql(row: FactsSql): Record<keyof CountOutcome, string> {
  const moved = `(CASE ${row.since} WHEN 'first' THEN ${row.movedSinceFirst}
    WHEN 'now' THEN ${row.movedSinceAnswer} ELSE ${row.movedSinceLast} END)`;
  const target = `MAX(0, ${row.counted} + ${moved})`;
  const difference = `(${target} - ${row.stock})`;
  return {
    between: `(${row.movedSinceFirst} - ${row.movedSinceLast})`,
    moved,
    target,
    difference,
    expected: `(${row.stock} - ${moved})`,
    unsure: `(${row.since} = '' AND (${row.movedBetween} > 0 OR ${difference} < 0 AND ${row.went} < 0
      OR ${difference} > 0 AND ${row.came} > 0))`,
  };
}

type Move = { at: string; line: string; quantity: number };
type MovedFacts = Pick<
  CountedFacts,
  "movedSinceFirst" | "movedSinceLast" | "movedBetween" | "went" | "came"
>;

/** Net pieces of each line of a document: an edited or deleted one moved no more than what is left of it. */
function netOf(moves: readonly Move[]): number[] {
  const lines = new Map<string, number>();
  for (const { line, quantity } of moves) lines.set(line, (lines.get(line) ?? 0) + quantity);
  return [...lines.values()];
}
const sumOf = (quantities: readonly number[]): number =>
  quantities.reduce((sum, quantity) => sum + quantity, 0);

/** What moved of a product that was scanned at these instants. */
export function movedFacts(moves: readonly Move[], first: string, last: string): MovedFacts {
  const after = moves.filter(({ at }) => at > last);
  const between = moves.filter(({ at }) => at > first && at <= last);
  const net = netOf(after);
  return {
    movedSinceFirst: sumOf(netOf([...between, ...after])),
    movedSinceLast: sumOf(net),
    movedBetween: netOf(between).filter((quantity) => quantity !== 0).length,
    went: sumOf(net.filter((quantity) => quantity < 0)),
    came: sumOf(net.filter((quantity) => quantity > 0)),
  };
}

/** Parts of `movedFacts` of a product as SQL; the columns are the scans' instants. */
export function movedSql(
  product: string,
  first: string,
  last: string,
): Record<keyof MovedFacts, string> {
  const moved = `FROM optique_moved_pieces m WHERE m.product = ${product} AND m.at`;
  const since = (instant: string) => `COALESCE((SELECT SUM(m.quantity) ${moved} > ${instant}), 0)`;
  const net = (what: string, condition: string) =>
    `COALESCE((SELECT ${what} FROM (SELECT SUM(m.quantity) AS net ${moved} ${condition} GROUP BY m.line)), 0)`;
  return {
    movedSinceFirst: since(first),
    movedSinceLast: since(last),
    movedBetween: net("SUM(net <> 0)", `> ${first} AND m.at <= ${last}`),
    went: net("SUM(MIN(net, 0))", `> ${last}`),
    came: net("SUM(MAX(net, 0))", `> ${last}`),
  };
}

/** Net pieces moved since an instant, as SQL. */
export const movedSinceSql = (product: string, instant: string): string =>
  movedSql(product, instant, instant).movedSinceLast;
