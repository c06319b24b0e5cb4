/**
 * What SQLite says of the ranges of a shop at one or two powers, by one statement (docs/rules-lenses.md, Choices): the boxes of the
 * powers give the rows that hold them. Flat lists of numbers, as goja reads and walks them fastest.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { cellOf, strongestMeridian } from "#domain/lenses/power.ts";
import { readJson, reading, readTexts, statement } from "#server/platform/storage/statements.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { quartersOf, shopSql } from "./tariffIndex.ts";

/** Range in the order of names. `text`: what words and tints are looked for in, where they are asked. */
export type RangeRow = readonly [
  id: string,
  geometry: string,
  index: number | null,
  treatment: string,
  supplier: string,
  delay: number,
  diameters: readonly number[] | null,
  tint: string,
  text: string,
];

/**
 * `hits`, six numbers each: place of the range, of the eye, of the row, then diameter, price and cost. `cells`, four each: place of
 * the range, of the eye, diameter, pieces. `shop`: number of the shop and its `lab_days`.
 */
export type ChoiceRows = {
  ranges: RangeRow[];
  hits: (number | null)[];
  cells: number[];
  labDays: number;
};

export const eyePlace = (side: EyeSide): number => eyeSides.indexOf(side);

const orNull = (column: string) => `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;

/** True where the limits of a range allow an asked eye: `whyNot` of the domain before it looks at rows. */
const isAllowed = `(g.needs_add = 0 OR (a.addition IS NOT NULL
      AND (g.add_from IS NULL OR a.addition >= g.add_from) AND (g.add_to IS NULL OR a.addition <= g.add_to)))
    AND (g.max_prism IS NULL OR a.prism <= g.max_prism) AND (g.max_power IS NULL OR a.strongest <= g.max_power)`;

/** Rows of the boxes that hold a point of the asked powers, of the tariffs that count. */
const hitsAt = (sphere: string, cylinder: string): string =>
  `SELECT g.place || ',' || a.eye || ',' || (r.id & 4095) || ',' || r.diameter || ',' || r.price || ','
      || COALESCE(r.cost, 'null') AS hit
    FROM asked a CROSS JOIN optique_lens_boxes b CROSS JOIN ranges g ON g.number = b.id >> 12
    CROSS JOIN optique_lens_rows r ON r.id = b.id
    WHERE b.sphere_from <= a.${sphere} AND b.sphere_to >= a.${sphere}
      AND b.cylinder_from <= a.${cylinder} AND b.cylinder_to >= a.${cylinder}
      AND b.shop_from <= {:shop} AND b.shop_to >= {:shop} AND ${isAllowed}`;

const rowsRead =
  statement(`WITH current AS MATERIALIZED (SELECT product, number, MAX(day) FROM optique_lens_grids
    WHERE company = {:company} AND day <= {:on} GROUP BY product),
  asked AS MATERIALIZED (SELECT value ->> '$.eye' AS eye, value ->> '$.cell' AS cell,
    value ->> '$.minus[0]' AS sm, value ->> '$.minus[1]' AS cm, value ->> '$.plus[0]' AS sp, value ->> '$.plus[1]' AS cp,
    value ->> '$.add' AS addition, value ->> '$.prism' AS prism, value ->> '$.strongest' AS strongest FROM json_each({:eyes})),
  ranges AS MATERIALIZED (SELECT row_number() OVER (ORDER BY p.name COLLATE NOCASE, p.id) - 1 AS place, p.id, c.number,
      p.geometry, ${orNull("p.lens_index")} AS lens_index, p.treatment, p.supplier, p.delay_days, p.diameters, p.tint,
      p.made_to_order, p.geometry IN ('bifocal', 'progressive', 'office') AS needs_add, ${orNull("p.add_from")} AS add_from,
      ${orNull("p.add_to")} AS add_to, ${orNull("p.max_prism")} AS max_prism, ${orNull("p.max_power")} AS max_power,
      IIF({:words}, concat_ws(' ', p.name, p.treatment, p.tint, p.material,
        (SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier)), '') AS text
    FROM optique_products p INDEXED BY idx_products_ranges LEFT JOIN current c ON c.product = p.id
    WHERE p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE
      AND ({:supplier} = '' OR p.supplier = {:supplier}))
  SELECT (SELECT json_group_array(json_array(id, geometry, lens_index, treatment, supplier, delay_days, json(diameters), tint,
      text) ORDER BY place) FROM ranges),
    (SELECT COALESCE(group_concat(hit), '') FROM (${hitsAt("sm", "cm")} UNION ALL ${hitsAt("sp", "cp")} AND a.cm <> 0)),
    (SELECT COALESCE(group_concat(g.place || ',' || a.eye || ',' || substr(q.cell, length(a.cell) + 1) || ',' || q.quantity), '')
      FROM ranges g CROSS JOIN asked a CROSS JOIN optique_lens_cells q ON q.product = g.id
        AND q.cell > a.cell AND q.cell < a.cell || ':' WHERE g.made_to_order = FALSE)`);

/** What SQL is told of an eye; its cell without the diameter. */
const askedEye = ({ side, power, prism }: AskedEye) => ({
  eye: eyePlace(side),
  ...quartersOf(power),
  add: power.add,
  prism,
  strongest: strongestMeridian(power),
  cell: cellOf({ ...power, diameter: 0 }).slice(0, -1),
});

const shopRead = reading(
  `SELECT json_array(${shopSql("c.id")}, c.lab_days) FROM optique_companies c WHERE c.id = {:company}`,
);

/** All offered ranges, and what holds the asked powers. */
export function choiceRows(app: core.App, company: string, request: ChoiceRequest): ChoiceRows {
  const { eyes, on, supplier, query } = request;
  const [shop = 0, labDays = 0] = readJson<number[]>(app, shopRead, { company });
  const params = {
    company,
    on,
    shop,
    supplier,
    words: query.words.length > 0,
    eyes: JSON.stringify(eyes.map(askedEye)),
  };
  const [ranges = "[]", hits = "", cells = ""] = readTexts(app, rowsRead, params, 3);
  return {
    ranges: JSON.parse(ranges) as RangeRow[],
    hits: JSON.parse(`[${hits}]`) as (number | null)[],
    cells: JSON.parse(`[${cells}]`) as number[],
    labDays,
  };
}
