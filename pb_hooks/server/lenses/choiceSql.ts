/**
 * SQL of a choice (docs/rules-lenses.md, Choices): the boxes of the asked powers give the rows that hold them, from these the size
 * and price of each eye, the total of each range, the buttons, and what is listed.
 */
import { statement } from "#server/platform/storage/statements.ts";

const orNull = (column: string) => `IIF(typeof(${column}) IN ('integer', 'real'), ${column}, NULL)`;

/** The tariffs that count, the asked eyes, supplements by supplier and eye (NULL: it does not reach), and the offered ranges. */
const offered = `current AS MATERIALIZED (SELECT product, number, MAX(day) FROM optique_lens_grids
    WHERE company = {:company} AND day <= {:on} GROUP BY product),
  asked AS MATERIALIZED (SELECT value ->> '$.side' AS eye, value ->> '$.cell' AS cell,
    value ->> '$.minus[0]' AS sm, value ->> '$.minus[1]' AS cm, value ->> '$.plus[0]' AS sp, value ->> '$.plus[1]' AS cp,
    value ->> '$.add' AS addition, value ->> '$.prism' AS prism, value ->> '$.strongest' AS strongest FROM json_each({:eyes})),
  extra AS MATERIALIZED (SELECT value ->> 0 AS supplier, value ->> 1 AS eye, value ->> 2 AS price FROM json_each({:extra})),
  ranges AS MATERIALIZED (SELECT p.rowid AS range, p.id, c.number, p.name, p.geometry, ${orNull("p.lens_index")} AS lens_index,
      p.treatment, p.supplier, IIF(p.delay_days > 0, p.delay_days, {:lab_days}) AS delay, p.diameters, p.made_to_order,
      p.geometry IN ('bifocal', 'progressive', 'office') AS needs_add, ${orNull("p.add_from")} AS add_from,
      ${orNull("p.add_to")} AS add_to, ${orNull("p.max_prism")} AS max_prism, ${orNull("p.max_power")} AS max_power
    FROM optique_products p INDEXED BY idx_products_ranges LEFT JOIN current c ON c.product = p.id
    WHERE p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE
      AND ({:supplier} = '' OR p.supplier = {:supplier})
      AND ({:only} = '' OR p.id IN (SELECT value FROM json_each(IIF({:only} = '', '[]', {:only}))))),
  fits AS MATERIALIZED (SELECT l.diameters, COALESCE((SELECT MIN(d.value) FROM json_each(l.diameters) d WHERE d.value >= {:needed}),
      (SELECT MAX(d.value) FROM json_each(l.diameters) d), 0) AS fit
    FROM (SELECT DISTINCT diameters FROM ranges WHERE json_valid(diameters)) l)`;

/** True where the limits of a range allow an asked eye: `whyNot` of the domain before it looks at rows. */
const isAllowed = `(g.needs_add = 0 OR (a.addition IS NOT NULL
      AND (g.add_from IS NULL OR a.addition >= g.add_from) AND (g.add_to IS NULL OR a.addition <= g.add_to)))
    AND (g.max_prism IS NULL OR a.prism <= g.max_prism) AND (g.max_power IS NULL OR a.strongest <= g.max_power)`;

/** Rows of the boxes that hold a point of the asked powers, of the tariffs that count. */
const hitsAt = (sphere: string, cylinder: string): string =>
  `SELECT g.range, a.eye, r.id, r.diameter, r.price, r.cost, g.diameters, IIF(g.made_to_order, NULL, g.id) AS drawer, a.cell
    FROM asked a CROSS JOIN optique_lens_boxes b CROSS JOIN ranges g ON g.number = b.id >> 12
    CROSS JOIN optique_lens_rows r ON r.id = b.id
    WHERE b.sphere_from <= a.${sphere} AND b.sphere_to >= a.${sphere}
      AND b.cylinder_from <= a.${cylinder} AND b.cylinder_to >= a.${cylinder}
      AND b.shop_from <= {:shop} AND b.shop_to >= {:shop} AND ${isAllowed}`;

const piecesOf = (diameter: string) =>
  `IIF(h.drawer IS NULL, 0, COALESCE((SELECT quantity FROM optique_lens_cells
    WHERE product = h.drawer AND cell = h.cell || ${diameter}), 0))`;

/** A row of all diameters stands for the one that fits best, and for each that lies in the drawer. */
const sizes = `SELECT h.range, h.eye, h.id, h.price, h.cost, h.diameter, ${piecesOf("h.diameter")} AS pieces
      FROM hits h WHERE h.diameter > 0
    UNION ALL SELECT h.range, h.eye, h.id, h.price, h.cost, f.fit, ${piecesOf("f.fit")}
      FROM hits h CROSS JOIN fits f ON f.diameters = h.diameters WHERE h.diameter = 0
    UNION ALL SELECT h.range, h.eye, h.id, h.price, h.cost, 0 + substr(q.cell, length(h.cell) + 1), q.quantity
      FROM hits h CROSS JOIN optique_lens_cells q ON q.product = h.drawer AND q.cell > h.cell AND q.cell < h.cell || ':'
      WHERE h.diameter = 0`;

/** Smallest size that fits and is there, smallest that fits, largest (neededDiameter.ts); then the first row. */
const rank = `CASE WHEN s.diameter = 0 OR s.diameter >= {:needed}
    THEN IIF(s.pieces > 0, 0, 1000) + s.diameter ELSE 3000 - s.diameter END * 4096 + (s.id & 4095)`;

const isEyeAsked = (eye: string) => `EXISTS (SELECT 1 FROM asked WHERE eye = '${eye}')`;
const supplement = (eye: string) =>
  `(SELECT x.price FROM extra x WHERE x.supplier = g.supplier AND x.eye = '${eye}')`;
const isShort = (eye: string) =>
  `EXISTS (SELECT 1 FROM extra x WHERE x.supplier = g.supplier AND x.eye = '${eye}' AND x.price IS NULL)`;
const eyeTotal = (eye: string) => `CASE WHEN ${isEyeAsked(eye)} THEN ${eye}_eye.price ELSE 0 END`;
/** With a supplement; NULL where an eye is not made. */
const withSupplements = `CASE WHEN {:extra} = '[]' THEN 0 WHEN ${isShort("right")} OR ${isShort("left")} THEN NULL
    ELSE COALESCE(${supplement("right")}, 0) + COALESCE(${supplement("left")}, 0) END`;
const eyeRow = (eye: string) =>
  `IIF(${eye}_eye.range IS NULL, 'null', json_array(${eye}_eye.diameter, ${eye}_eye.price, ${eye}_eye.cost, ${eye}_eye.pieces))`;

const priced = `hits AS MATERIALIZED (${hitsAt("sm", "cm")} UNION ALL ${hitsAt("sp", "cp")} AND a.cm <> 0),
  best AS MATERIALIZED (SELECT s.range, s.eye, MIN(${rank}) AS rank, s.diameter, s.price, s.cost, s.pieces
    FROM (${sizes}) s GROUP BY s.range, s.eye),
  priced AS MATERIALIZED (SELECT g.range, g.geometry, g.lens_index, g.treatment, g.supplier, g.delay, g.name,
      ${eyeTotal("right")} + ${eyeTotal("left")} + ${withSupplements} AS total,
      ${eyeRow("right")} AS right_row, ${eyeRow("left")} AS left_row
    FROM ranges g LEFT JOIN best right_eye ON right_eye.range = g.range AND right_eye.eye = 'right'
      LEFT JOIN best left_eye ON left_eye.range = g.range AND left_eye.eye = 'left')`;

const hasGeometry = `({:geometry} = '' OR geometry = {:geometry})`;
const hasIndex = `({:any_index} OR COALESCE(lens_index, -1) = {:index})`;
const isPressed = `${hasGeometry} AND ${hasIndex} AND ({:any_treatment} OR treatment = {:treatment})`;

/** Buttons of a column among what is made, with the least total and the number of ranges. */
const buttons = (column: string, condition: string, order: string) =>
  `(SELECT json_group_array(json_object('value', value, 'from', least / 100.0, 'count', ranges) ORDER BY ${order})
    FROM (SELECT ${column} AS value, MIN(total) AS least, COUNT(*) AS ranges FROM priced
      WHERE total IS NOT NULL AND ${condition} GROUP BY ${column}))`;
const geometryOrder = `instr('single bifocal progressive office myopia', value)`;

const described = `json_object('product', p.id, 'name', p.name, 'reference', p.reference, 'supplier', p.supplier,
    'supplier_name', COALESCE((SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier), ''),
    'geometry', p.geometry, 'lens_index', l.lens_index, 'material', p.material, 'treatment', p.treatment, 'tint', p.tint,
    'fabrication', json(IIF(p.fabrication, 'true', 'false')), 'delay_days', p.delay_days)`;
const listed = `SELECT * FROM (SELECT * FROM priced WHERE ${isPressed} AND total IS NOT NULL
      ORDER BY total, delay, name COLLATE NOCASE, range LIMIT 50)
    UNION ALL SELECT * FROM (SELECT * FROM priced WHERE ${isPressed} AND total IS NULL
      ORDER BY name COLLATE NOCASE, range LIMIT 20)`;

/** Texts: buttons of geometries, indices, treatments; number of pressed ranges; listed ranges, and what each is. */
export const choiceRead = statement(`WITH ${offered}, ${priced}, listed AS MATERIALIZED (${listed})
  SELECT ${buttons("geometry", "TRUE", geometryOrder)}, ${buttons("lens_index", hasGeometry, "value")},
    ${buttons("treatment", `${hasGeometry} AND ${hasIndex}`, "least, value")},
    (SELECT COUNT(*) FROM priced WHERE ${isPressed}),
    (SELECT json_group_array(json_array(p.id, l.supplier, l.delay, l.total, json(l.right_row), json(l.left_row)))
      FROM listed l CROSS JOIN optique_products p ON p.rowid = l.range),
    (SELECT COALESCE(group_concat(${described}, char(30)), '') FROM listed l CROSS JOIN optique_products p ON p.rowid = l.range)`);

/** Texts in which words and tints are looked for, of all ranges. */
export const wordsSql = `SELECT json_group_array(json_array(p.id, p.geometry, ${orNull("p.lens_index")}, p.tint,
    concat_ws(' ', p.name, p.treatment, p.tint, p.material, (SELECT s.name FROM optique_suppliers s WHERE s.id = p.supplier))))
  FROM optique_products p INDEXED BY idx_products_ranges
  WHERE p.company = {:company} AND p.archived = FALSE AND p.is_range = TRUE`;
