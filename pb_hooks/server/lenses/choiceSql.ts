/**
 * SQL of a choice (docs/rules-lenses.md, Choices). Boxes of the requested powers lead to the tariff rows; these give
 * size and price for each eye, then each range's total, the buttons, and the listed ranges.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { statement } from "#server/platform/storage/statements.ts";

const orNull = (column: string) => `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;

/**
 * Tables: the tariffs in force, the requested eyes, supplements by supplier and eye (NULL: too weak), and the ranges.
 */
const offered = `current AS MATERIALIZED (SELECT product, number, MAX(day) FROM optique_lens_grids
    WHERE company = {:company} AND day <= {:on} GROUP BY product),
  asked AS MATERIALIZED (SELECT value ->> '$.eye' AS eye, value ->> '$.cell' AS cell,
    value ->> '$.minus[0]' AS sm, value ->> '$.minus[1]' AS cm, value ->> '$.plus[0]' AS sp, value ->> '$.plus[1]' AS cp,
    value ->> '$.add' AS addition, value ->> '$.prism' AS prism, value ->> '$.strongest' AS strongest FROM json_each({:eyes})),
  extra AS MATERIALIZED (SELECT value ->> 0 AS supplier, value ->> 1 AS eye, value ->> 2 AS price FROM json_each({:extra})),
  plain AS MATERIALIZED (SELECT p.rowid AS range, p.id, c.number, p.name, p.geometry, ${orNull("p.lens_index")} AS lens_index,
      p.treatment, p.supplier, IIF(p.delay_days > 0, p.delay_days, {:lab_days}) AS delay, p.diameters, p.made_to_order,
      p.geometry IN ('bifocal', 'progressive', 'office') AS needs_add, ${orNull("p.add_from")} AS add_from,
      ${orNull("p.add_to")} AS add_to, ${orNull("p.max_prism")} AS max_prism, ${orNull("p.max_power")} AS max_power
    FROM optique_products p INDEXED BY idx_products_ranges LEFT JOIN current c ON c.product = p.id
    WHERE p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE
      AND ({:supplier} = '' OR p.supplier = {:supplier})
      AND ({:only} = '' OR p.id IN (SELECT value FROM json_each(IIF({:only} = '', '[]', {:only}))))),
  fits AS MATERIALIZED (SELECT l.diameters, COALESCE((SELECT MIN(d.value) FROM json_each(l.diameters) d WHERE d.value >= {:needed}),
      (SELECT MAX(d.value) FROM json_each(l.diameters) d), 0) AS fit
    FROM (SELECT DISTINCT diameters FROM plain WHERE json_valid(diameters)) l),
  ranges AS MATERIALIZED (SELECT o.*, COALESCE(f.fit, 0) AS fit FROM plain o LEFT JOIN fits f ON f.diameters = o.diameters)`;

/** SQL condition: the limits of a range allow a requested eye, as `whyNot` of the domain tests before the rows. */
const isAllowed = `(g.needs_add = 0 OR (a.addition IS NOT NULL
      AND (g.add_from IS NULL OR a.addition >= g.add_from) AND (g.add_to IS NULL OR a.addition <= g.add_to)))
    AND (g.max_prism IS NULL OR a.prism <= g.max_prism) AND (g.max_power IS NULL OR a.strongest <= g.max_power)`;

/**
 * Rows of the tariffs in force whose box contains a requested power. A row for all diameters counts as the best fitting
 * one. `slot`: number of a range and an eye.
 */
const hitsAt = (sphere: string, cylinder: string): string =>
  `SELECT g.range * 2 + a.eye AS slot, r.id & 4095 AS place, r.diameter = 0 AS is_any, IIF(r.diameter = 0, g.fit, r.diameter) AS diameter,
      r.price, r.cost, IIF(g.made_to_order, NULL, g.id) AS drawer, IIF(g.made_to_order, NULL, a.cell) AS cell, g.diameters AS known
    FROM asked a CROSS JOIN optique_lens_boxes b CROSS JOIN ranges g ON g.number = b.id >> 12
    CROSS JOIN optique_lens_rows r ON r.id = b.id
    WHERE b.sphere_from <= a.${sphere} AND b.sphere_to >= a.${sphere}
      AND b.cylinder_from <= a.${cylinder} AND b.cylinder_to >= a.${cylinder}
      AND b.shop_from <= {:shop} AND b.shop_to >= {:shop} AND ${isAllowed}`;

const pieces = `IIF(h.drawer IS NULL, 0, COALESCE((SELECT quantity FROM optique_lens_cells
    WHERE product = h.drawer AND cell = h.cell || h.diameter), 0))`;

const lying = "0 + substr(q.cell, length(h.cell) + 1)";
/** Sizes of the hits. A row for all diameters counts for each size in the drawer too, if the range still has it. */
const sizes = `SELECT h.slot, h.place, h.price, h.cost, h.diameter, ${pieces} AS pieces FROM hits h
    UNION ALL SELECT h.slot, h.place, h.price, h.cost, ${lying}, q.quantity
      FROM hits h CROSS JOIN optique_lens_cells q ON q.product = h.drawer AND q.cell > h.cell AND q.cell < h.cell || ':'
      WHERE h.is_any AND h.drawer IS NOT NULL
        AND (h.diameter = 0 OR EXISTS (SELECT 1 FROM json_each(h.known) d WHERE d.value = ${lying}))`;

/**
 * Rank of a size: the smallest that fits and is in stock, the smallest that fits, the largest (neededDiameter.ts);
 * among these the first row.
 */
const rank = `CASE WHEN z.diameter = 0 OR z.diameter >= {:needed}
    THEN IIF(z.pieces > 0, 0, 1000) + z.diameter ELSE 3000 - z.diameter END * 4096 + z.place`;

const supplement = (eye: EyeSide) =>
  `(SELECT x.price FROM extra x WHERE x.supplier = g.supplier AND x.eye = '${eye}')`;
const isShort = (eye: EyeSide) =>
  `EXISTS (SELECT 1 FROM extra x WHERE x.supplier = g.supplier AND x.eye = '${eye}' AND x.price IS NULL)`;
/** NULL when a prism exceeds the supplements of the supplier. */
const supplements = `CASE WHEN {:extra} = '[]' THEN 0 WHEN ${isShort("right")} OR ${isShort("left")} THEN NULL
    ELSE COALESCE(${supplement("right")}, 0) + COALESCE(${supplement("left")}, 0) END`;
const eyeColumns = (eye: EyeSide) =>
  ["diameter", "price", "cost", "pieces"]
    .map((name) => `${eye}_eye.${name} AS ${eye}_${name}`)
    .join(", ");
const eyeJoins = (range: string) =>
  eyeSides
    .map((eye, at) => `LEFT JOIN best ${eye}_eye ON ${eye}_eye.slot = ${range} * 2 + ${at}`)
    .join(" ");

const priced = `hits AS MATERIALIZED (${hitsAt("sm", "cm")} UNION ALL ${hitsAt("sp", "cp")} AND a.cm <> 0),
  best AS MATERIALIZED (SELECT z.slot, MIN(${rank}) AS rank, z.diameter, z.price, z.cost, z.pieces
    FROM (${sizes}) z GROUP BY z.slot),
  sums AS MATERIALIZED (SELECT slot >> 1 AS range, SUM(price) AS price, COUNT(*) AS eyes FROM best GROUP BY slot >> 1),
  priced AS MATERIALIZED (SELECT g.range, g.geometry, g.lens_index, g.treatment, g.delay, g.name,
      IIF(m.eyes = json_array_length({:eyes}), m.price + ${supplements}, NULL) AS total
    FROM ranges g LEFT JOIN sums m ON m.range = g.range)`;

const hasGeometry = `({:geometry} = '' OR geometry = {:geometry})`;
const hasIndex = `({:any_index} OR COALESCE(lens_index, -1) = {:index})`;
const isPressed = `${hasGeometry} AND ${hasIndex} AND ({:any_treatment} OR treatment = {:treatment})`;

/** SQL of the buttons for a column: each value of ranges that are made, with their lowest total and number. */
const buttons = (column: string, condition: string, order: string) =>
  `(SELECT json_group_array(json_object('value', value, 'from', least / 100.0, 'count', ranges) ORDER BY ${order})
    FROM (SELECT ${column} AS value, MIN(total) AS least, COUNT(*) AS ranges FROM priced
      WHERE total IS NOT NULL AND ${condition} GROUP BY ${column}))`;
const geometryOrder = `instr('single bifocal progressive office myopia', value)`;

/** SQL condition: the lens is in the drawer. A single piece taken for the right eye is not available for the left. */
const isThere = {
  right: "l.right_pieces > 0",
  left: `l.left_pieces > (l.right_pieces > 0 AND l.right_diameter = l.left_diameter AND {:right_cell} = {:left_cell})`,
};
const eyeJson = (eye: EyeSide) => `'${eye}', json(CASE WHEN l.${eye}_price IS NULL THEN 'null' ELSE
    json_object('made', json('true'), 'price', l.${eye}_price / 100.0, 'cost', l.${eye}_cost / 100.0,
      'power', json_set({:${eye}_power}, '$.diameter', l.${eye}_diameter),
      'cell', IIF(l.${eye}_diameter > 0, {:${eye}_cell} || l.${eye}_diameter, ''), 'stock', l.${eye}_pieces,
      'source', IIF(${isThere[eye]}, 'stock', 'lab')) END)`;
const isSmall = (eye: EyeSide) => `COALESCE(l.${eye}_diameter BETWEEN 1 AND {:needed} - 1, FALSE)`;

const described = `json_object('product', p.id, 'name', p.name, 'reference', p.reference, 'supplier', p.supplier,
    'supplier_name', COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier), ''),
    'geometry', p.geometry, 'lens_index', l.lens_index, 'material', p.material, 'treatment', p.treatment, 'tint', p.tint,
    'fabrication', json(IIF(p.fabrication, 'true', 'false')), 'delay_days', p.delay_days,
    'ready_on', date({:now}, '+' || l.delay || ' days'),
    'diameter', COALESCE(MIN(l.right_diameter, l.left_diameter), l.right_diameter, l.left_diameter, 0),
    'small', json(IIF(${isSmall("right")} OR ${isSmall("left")}, 'true', 'false')),
    'both', json(IIF(l.total IS NULL, 'false', 'true')), 'total', l.total / 100.0, ${eyeJson("right")}, ${eyeJson("left")},
    'supplements', json('[]'))`;
/** Listed ranges: those made for all eyes first, then the others. */
const listed = `SELECT k.*, ${eyeSides.map(eyeColumns).join(", ")} FROM (SELECT * FROM (SELECT * FROM priced WHERE ${isPressed} AND total IS NOT NULL
      ORDER BY total, delay, name COLLATE NOCASE, range LIMIT 50)
    UNION ALL SELECT * FROM (SELECT * FROM priced WHERE ${isPressed} AND total IS NULL
      ORDER BY name COLLATE NOCASE, range LIMIT 20)) k ${eyeJoins("k.range")}`;
/** SQL of the JSON texts of the listed ranges that meet the condition, separated by commas. */
const texts = (condition: string) => `(SELECT COALESCE(group_concat(${described}), '') FROM listed l
    CROSS JOIN optique_products p ON p.rowid = l.range WHERE ${condition})`;

/** Selects buttons of geometry, index and treatment, the number of unlisted ranges, and the ranges made or not. */
export const choiceRead = statement(`WITH ${offered}, ${priced}, listed AS MATERIALIZED (${listed})
  SELECT ${buttons("geometry", "TRUE", geometryOrder)}, ${buttons("lens_index", hasGeometry, "value")},
    ${buttons("treatment", `${hasGeometry} AND ${hasIndex}`, "least, value")},
    (SELECT COUNT(*) FROM priced WHERE ${isPressed}) - (SELECT COUNT(*) FROM listed),
    ${texts("l.total IS NOT NULL")}, ${texts("l.total IS NULL")}`);

/** SQL of the texts of all ranges, in which words and tints are searched. */
export const wordsSql = `SELECT json_group_array(json_array(p.id, p.geometry, ${orNull("p.lens_index")}, p.tint,
    concat_ws(' ', p.name, p.treatment, p.tint, p.material, (SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier))))
  FROM optique_products p INDEXED BY idx_products_ranges
  WHERE p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE`;
