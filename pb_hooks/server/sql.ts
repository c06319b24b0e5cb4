/** Raw SQL with named parameters ({:name}); rows come back as plain objects. */

type Params = Record<string, string | number | boolean>;
/** An example row: "" is a text, 0 an integer, -0 a decimal, false a boolean. NULL into any of them fails: COALESCE it. */
type Shape = Record<string, string | number | boolean>;
type RowOf<S extends Shape> = {
  [K in keyof S]: S[K] extends string ? string : S[K] extends number ? number : boolean;
};

export function rows<S extends Shape>(
  app: core.App,
  sql: string,
  params: Params,
  shape: S,
): RowOf<S>[] {
  const result = arrayOf(new DynamicModel(shape));
  app.db().newQuery(sql).bind(params).all(result);
  const keys: (keyof S & string)[] = Object.keys(shape);
  const plain: RowOf<S>[] = [];
  for (const row of result) {
    const copy: Record<string, string | number | boolean> = {};
    for (const key of keys) copy[key] = row?.[key];
    plain.push(copy as RowOf<S>);
  }
  return plain;
}

export const firstRow = <S extends Shape>(
  app: core.App,
  sql: string,
  params: Params,
  shape: S,
): RowOf<S> | null => rows(app, sql, params, shape)[0] ?? null;

export function run(app: core.App, sql: string, params: Params = {}): void {
  app.db().newQuery(sql).bind(params).execute();
}

/** `{:p0}, {:p1}` and its parameters, for IN (…). */
export function listParams(
  values: readonly string[],
  prefix = "p",
): { sql: string; params: Params } {
  const params: Params = {};
  values.forEach((value, index) => {
    params[prefix + index] = value;
  });
  return { sql: values.map((_, index) => `{:${prefix}${index}}`).join(", "), params };
}
