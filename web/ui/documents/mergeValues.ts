/**
 * Three-way merge of a form with what another station saved meanwhile: nothing typed is lost, nothing the other saved
 * is undone. What both changed keeps what is typed here, and is named so that it can be looked at.
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
  const kept = new Set(mine.map((row) => row.id));
  const rows: Row[] = [];
  const clashes: string[] = [];
  for (const row of mine) {
    const [from, to] = [before.get(row.id), saved.get(row.id)];
    if (from && to) {
      const merged = mergeFields(from, row, to, `${prefix}${rows.length}.`);
      rows.push({ ...row, ...merged.value });
      clashes.push(...merged.clashes);
    } else {
      // Removed there: it goes here too, unless it was changed here.
      const isTouched = Object.keys(row).some((name) => row[name] !== from?.[name]);
      if (!from || isTouched) rows.push(row);
    }
  }
  const added = theirs.filter((row) => !before.has(row.id) && !kept.has(row.id));
  return { value: [...rows, ...added], clashes };
}

/** `base` is what both started from. `clashes` are the paths of the fields changed on both stations. */
export const mergeValues = <Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> =>
  mergeFields(base as Fields, mine as Fields, theirs as Fields, "") as Merged<Values>;
