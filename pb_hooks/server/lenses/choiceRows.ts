/**
 * Ranges of a shop with their prices at one or two powers, by one statement (docs/rules-lenses.md, Speed): the boxes of the powers
 * give the rows, the first of each diameter its price.
 */
import type { Centimes } from "#domain/core/money.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { cellOf, strongestMeridian } from "#domain/lenses/power.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { drawerLevelSql } from "./drawerLevels.ts";
import type { PrismPrices } from "./prismSupplements.ts";
import { quartersOf, shopSql } from "./tariffIndex.ts";

/** Size of an eye with its amounts; `left`: pieces in the drawer, null without one. */
export type EyeRow = [
  diameter: number,
  price: Centimes,
  cost: Centimes | null,
  left: number | null,
];
/** `total`: of all asked eyes with supplements; null where one is not made. `text`: what words are looked for in. */
export type ChoiceRow = {
  id: string;
  geometry: string;
  index: number | null;
  treatment: string;
  tint: string;
  total: Centimes | null;
  right: EyeRow | null;
  left: EyeRow | null;
  text: string;
};

const orNull = (column: string) => `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;

/** Rows of the boxes that hold a point of the asked powers. */
const hitsAt = (sphere: string, cylinder: string): string =>
  `SELECT a.eye, a.cell, r.id, r.diameter, r.price, r.cost
    FROM asked a CROSS JOIN optique_lens_boxes b CROSS JOIN optique_lens_rows r ON r.id = b.id
    WHERE b.sphere_from <= a.${sphere} AND b.sphere_to >= a.${sphere}
      AND b.cylinder_from <= a.${cylinder} AND b.cylinder_to >= a.${cylinder}
      AND b.shop_from <= {:shop} AND b.shop_to >= {:shop}`;

/** True where the limits of a range allow an asked eye: `whyNot` of the domain before it looks at rows. */
const isAllowed = `(p.geometry NOT IN ('bifocal', 'progressive', 'office') OR (a.addition IS NOT NULL
      AND COALESCE(a.addition >= ${orNull("p.add_from")}, TRUE) AND COALESCE(a.addition <= ${orNull("p.add_to")}, TRUE)))
    AND COALESCE(a.prism <= ${orNull("p.max_prism")}, TRUE) AND COALESCE(a.strongest <= ${orNull("p.max_power")}, TRUE)`;

/** Smallest size that fits and is there, smallest that fits, largest: the least rank is taken (neededDiameter.ts). */
const rank = `CASE WHEN f.diameter = 0 OR f.diameter >= {:needed}
  THEN IIF(f.pieces > 0, 0, 1000) + f.diameter ELSE 3000 - f.diameter END`;

const eyeRow = (eye: string) =>
  `IIF(${eye}.eye IS NULL, NULL, json_array(${eye}.diameter, ${eye}.price, ${eye}.cost, ${eye}.pieces))`;
/** Price of an eye with its supplement; 0 of one that is not asked, NULL of one that is not made. */
const eyeTotal = (
  eye: EyeSide,
) => `CASE WHEN NOT EXISTS (SELECT 1 FROM asked WHERE eye = '${eye}') THEN 0
  ELSE ${eye}_eye.price + COALESCE((SELECT x.price FROM extra x
    WHERE x.supplier = p.supplier AND x.eye = '${eye}'), 0) END`;
/** NULL too where a supplement does not reach so far. */
const total = `CASE WHEN ${eyeSides
  .map(
    (eye) =>
      `EXISTS (SELECT 1 FROM extra x WHERE x.supplier = p.supplier AND x.eye = '${eye}' AND x.price IS NULL)`,
  )
  .join(" OR ")} THEN NULL ELSE ${eyeSides.map((eye) => `(${eyeTotal(eye)})`).join(" + ")} END`;

const rowsRead =
  reading(`WITH current AS MATERIALIZED (SELECT product, number, MAX(day) FROM optique_lens_grids
    WHERE company = {:company} AND day <= {:on} GROUP BY product),
  asked AS MATERIALIZED (SELECT value ->> '$.side' AS eye, value ->> '$.cell' AS cell,
    value ->> '$.minus[0]' AS sm, value ->> '$.minus[1]' AS cm, value ->> '$.plus[0]' AS sp, value ->> '$.plus[1]' AS cp,
    value ->> '$.add' AS addition, value ->> '$.prism' AS prism, value ->> '$.strongest' AS strongest FROM json_each({:eyes})),
  extra AS MATERIALIZED (SELECT value ->> 0 AS supplier, value ->> 1 AS eye, value ->> 2 AS price FROM json_each({:extra})),
  hits AS MATERIALIZED (${hitsAt("sm", "cm")} UNION ALL ${hitsAt("sp", "cp")} AND a.cm <> 0),
  firsts AS (SELECT h.eye, p.rowid AS range, d.value AS diameter, MIN(h.id) AS id, h.price, h.cost,
      ${drawerLevelSql("p", "h.cell || d.value")} AS pieces
    FROM hits h CROSS JOIN current c ON c.number = h.id >> 12 CROSS JOIN optique_products p ON p.id = c.product
    CROSS JOIN json_each(IIF(json_array_length(p.diameters) > 0, p.diameters, '[0]')) d
    WHERE h.diameter IN (0, d.value) GROUP BY h.eye, p.rowid, d.value),
  picked AS MATERIALIZED (SELECT f.eye, f.range, MIN(${rank}) AS rank, f.diameter, f.price, f.cost, f.pieces
    FROM firsts f JOIN optique_products p ON p.rowid = f.range JOIN asked a ON a.eye = f.eye
    WHERE ${isAllowed} GROUP BY f.eye, f.range),
  ranges AS (SELECT p.*, ${total} AS total, ${eyeRow("right_eye")} AS right_row, ${eyeRow("left_eye")} AS left_row
    FROM optique_products p INDEXED BY idx_products_ranges
    LEFT JOIN picked right_eye ON right_eye.range = p.rowid AND right_eye.eye = 'right'
    LEFT JOIN picked left_eye ON left_eye.range = p.rowid AND left_eye.eye = 'left'
    WHERE p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE
      AND ({:supplier} = '' OR p.supplier = {:supplier}))
  SELECT json_group_array(json_object('id', id, 'geometry', geometry, 'index', ${orNull("lens_index")}, 'treatment', treatment,
      'tint', tint, 'total', total, 'right', json(right_row), 'left', json(left_row),
      'text', IIF({:words}, concat_ws(' ', name, treatment, tint, material,
        (SELECT name FROM optique_suppliers s WHERE s.id = supplier)), ''))
    ORDER BY total IS NULL, total, IIF(delay_days > 0, delay_days, {:lab_days}), name COLLATE NOCASE, id)
  FROM ranges`);

/** What SQL is told of an eye. */
const askedEye = ({ side, power, prism }: AskedEye) => ({
  side,
  ...quartersOf(power),
  add: power.add,
  prism,
  strongest: strongestMeridian(power),
  cell: cellOf({ ...power, diameter: 0 }).slice(0, -1),
});

const shopRead = reading(
  `SELECT json_array(${shopSql("c.id")}, c.lab_days) FROM optique_companies c WHERE c.id = {:company}`,
);

/** All offered ranges: the made ones first, by total, delay and name. */
export function choiceRows(
  app: core.App,
  company: string,
  request: ChoiceRequest,
  prisms: PrismPrices,
): { rows: ChoiceRow[]; labDays: number } {
  const { eyes, on, needed, supplier, query } = request;
  const [shop = 0, labDays = 0] = readJson<number[]>(app, shopRead, { company });
  const rows = readJson<ChoiceRow[]>(app, rowsRead, {
    company,
    on,
    shop,
    lab_days: labDays,
    supplier,
    needed: needed ?? 0,
    words: query.words.length > 0,
    eyes: JSON.stringify(eyes.map(askedEye)),
    extra: JSON.stringify(
      [...prisms].flatMap(([id, found]) =>
        found.map(({ side, price }) => [id, side, price] as const),
      ),
    ),
  });
  return { rows, labDays };
}
