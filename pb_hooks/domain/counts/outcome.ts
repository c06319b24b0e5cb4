/** Difference between a count and the stock while the shop sells on (docs/rules-counts.md, What moves meanwhile). */
import type { CountSince } from "#domain/core/records.ts";

/**
 * Counted pieces, the stock, and the net pieces moved since the first scan, the last scan, and the answer. `crossed`:
 * since the first scan, some lines of documents brought pieces and others took some away.
 */
export type CountedInputs = {
  counted: number;
  stock: number;
  movedSinceFirst: number;
  movedSinceLast: number;
  movedSinceAnswer: number;
  crossed: boolean;
  since: CountSince | "";
};

/**
 * `between`: net pieces moved between the first and the last scan. `unsure`: a person has to answer whether moved
 * pieces had been counted. `crossed`: opposite moves may hide a missing piece, which only a recount would show.
 */
export type CountOutcome = {
  between: number;
  moved: number;
  target: number;
  difference: number;
  expected: number;
  unsure: boolean;
  crossed: boolean;
};

function movedOf(inputs: CountedInputs): number {
  if (inputs.since === "first") return inputs.movedSinceFirst;
  return inputs.since === "now" ? inputs.movedSinceAnswer : inputs.movedSinceLast;
}

export function outcomeOf(inputs: CountedInputs): CountOutcome {
  const { counted, stock, since } = inputs;
  const between = inputs.movedSinceFirst - inputs.movedSinceLast;
  const moved = movedOf(inputs);
  const target = Math.max(0, counted + moved);
  const difference = target - stock;
  const unsure = since === "" && (between !== 0 || moved * difference > 0);
  return {
    between,
    moved,
    target,
    difference,
    expected: stock - moved,
    unsure,
    crossed: inputs.crossed && since === "" && !unsure,
  };
}

/** SQL of each `CountedInputs` value. */
type InputsSql = Readonly<Record<keyof CountedInputs, string>>;

/** `outcomeOf` as SQL of each part. `expected` may be negative, when more was sold than the recorded stock. */
export function outcomeSql(row: InputsSql): Record<keyof CountOutcome, string> {
  const between = `(${row.movedSinceFirst} - ${row.movedSinceLast})`;
  const moved = `(CASE ${row.since} WHEN 'first' THEN ${row.movedSinceFirst}
    WHEN 'now' THEN ${row.movedSinceAnswer} ELSE ${row.movedSinceLast} END)`;
  const target = `MAX(0, ${row.counted} + ${moved})`;
  const difference = `(${target} - ${row.stock})`;
  const unsure = `(${row.since} = '' AND (${between} <> 0 OR ${moved} * ${difference} > 0))`;
  return {
    between,
    moved,
    target,
    difference,
    expected: `(${row.stock} - ${moved})`,
    unsure,
    crossed: `(${row.crossed} AND ${row.since} = '' AND NOT ${unsure})`,
  };
}

/** `line`: the line of the document that moved the pieces. */
type Move = { at: string; line: string; quantity: number };
type MovedInputs = Pick<CountedInputs, "movedSinceFirst" | "movedSinceLast" | "crossed">;

/** Sums the moves of a product since its first and since its last scan. */
export function movedInputs(moves: readonly Move[], first: string, last: string): MovedInputs {
  const since = (instant: string) => moves.filter(({ at }) => at > instant);
  const sumOf = (some: readonly Move[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const all = since(first);
  const nets = [...new Set(all.map(({ line }) => line))].map((one) =>
    sumOf(all.filter(({ line }) => line === one)),
  );
  return {
    movedSinceFirst: sumOf(all),
    movedSinceLast: sumOf(since(last)),
    crossed: nets.some((net) => net < 0) && nets.some((net) => net > 0),
  };
}

/** `movedInputs` of a product as SQL. `first`, `last`: SQL of the instants of these scans. */
export function movedSql(
  product: string,
  first: string,
  last: string,
): Record<keyof MovedInputs, string> {
  const moved = `FROM optique_moved_pieces m WHERE m.product = ${product} AND m.at`;
  const since = (instant: string) => `COALESCE((SELECT SUM(m.quantity) ${moved} > ${instant}), 0)`;
  return {
    movedSinceFirst: since(first),
    movedSinceLast: since(last),
    crossed: `COALESCE((SELECT MIN(net) < 0 AND MAX(net) > 0
      FROM (SELECT SUM(m.quantity) AS net ${moved} > ${first} GROUP BY m.line)), FALSE)`,
  };
}

/** SQL of the net pieces moved since an instant. */
export const movedSinceSql = (product: string, instant: string): string =>
  movedSql(product, instant, instant).movedSinceLast;
