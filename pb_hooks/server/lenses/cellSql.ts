/** Parts of a stored cell ('+1.00 -0.50 65') as SQL: a number of SQLite ends where its text is no number. */

const sphereSql = (cell: string): string => `CAST(${cell} AS REAL)`;
const cylinderSql = (cell: string): string =>
  `CAST(substr(${cell}, instr(${cell}, ' ') + 1) AS REAL)`;
const diameterSql = (cell: string): string => `CAST(substr(${cell}, -2) AS INTEGER)`;

/** Names and values of the parts, for json_object. */
export const cellPartsSql = (cell: string): string =>
  `'sphere', ${sphereSql(cell)}, 'cylinder', ${cylinderSql(cell)}, 'diameter', ${diameterSql(cell)}`;

/** Spheres from minus to plus, then cylinders from the weakest, then diameters. */
export const powerOrderSql = (cell: string): string =>
  `${sphereSql(cell)}, ${cylinderSql(cell)} DESC, ${diameterSql(cell)}`;
