/**
 * Three-way merge of typed values with a save on another station. When both changed a value, the typed one wins and is
 * a clash; a row removed on one side and changed on the other stays, and is a clash.
 */
type Fields = Record<string, unknown>;
type Row = { id: string } & Fields;
type Merged<T> = { value: T; clashes: string[] };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergePart(base: unknown, mine: unknown, theirs: unknown, path: string): Merged<unknown> {
  if (Array.isArray(mine))
    return mergeRows(base as Row[], mine as Row[], theirs as Row[], `${path}.`);
  if (isFields(mine)) return mergeFields(base as Fields, mine, theirs as Fields, `${path}.`);
  if (mine === base) return { value: theirs, clashes: [] };
  return { value: mine, clashes: theirs === base || theirs === mine ? [] : [path] };
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields, prefix: string): Merged<Fields> {
  const parts = Object.keys(mine).map((name) => {
    const part = mergePart(base[name], mine[name], theirs[name], prefix + name);
    return { name, ...part };
  });
  return {
    value: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    clashes: parts.flatMap(({ clashes }) => clashes),
  };
}

function mergeRows(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  prefix: string,
): Merged<Row[]> {
  const before = new Map(base.map((row) => [row.id, row]));
  const saved = new Map(theirs.map((row) => [row.id, row]));
  const typed = new Set(mine.map((row) => row.id));
  const rows: Row[] = [];
  const clashes: string[] = [];
  const keep = (row: Row, isClash = false) => {
    if (isClash) clashes.push(`${prefix}${rows.length}`);
    rows.push(row);
  };
  for (const row of mine) {
    const [from, to] = [before.get(row.id), saved.get(row.id)];
    if (from && to) {
      const merged = mergeFields(from, row, to, `${prefix}${rows.length}.`);
      clashes.push(...merged.clashes);
      keep({ ...row, ...merged.value });
      // The other station removed the row: it goes, unless it was changed here.
    } else if (!from) keep(row);
    else if (isChanged(from, row)) keep(row, true);
  }
  for (const row of theirs) {
    if (typed.has(row.id)) continue;
    const from = before.get(row.id);
    // The row was removed here: it stays out, unless the other station changed it.
    if (!from) keep(row);
    else if (isChanged(from, row)) keep(row, true);
  }
  return { value: rows, clashes };
}

const isChanged = (from: Row, to: Row): boolean =>
  Object.keys(to).some((name) => to[name] !== from[name]);

/** `base`: the values from which both stations began. `clashes`: paths of fields or rows that both changed. */
export const mergeValues = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> =>
  mergeFields(base as Fields, mine as Fields, theirs as Fields, "") as Merged<Values>;
