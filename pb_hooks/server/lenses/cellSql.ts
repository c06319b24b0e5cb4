/** SQL of the parts of a stored cell ('+1.00 -0.50 65'). CAST reads the leading number and ignores what follows. */

const sphereSql = (cell: string): string => `CAST(${cell} AS REAL)`;
const cylinderSql = (cell: string): string =>
  `CAST(substr(${cell}, instr(${cell}, ' ') + 1) AS REAL)`;
const diameterSql = (cell: string): string => `CAST(substr(${cell}, -2) AS INTEGER)`;

/** Names and SQL values of the parts, for json_object. */
export const cellPartsSql = (cell: string): string =>
  `'sphere', ${sphereSql(cell)}, 'cylinder', ${cylinderSql(cell)}, 'diameter', ${diameterSql(cell)}`;

/** Order by sphere from minus to plus, then by cylinder from the weakest, then by diameter. */
export const powerOrderSql = (cell: string): string =>
  `${sphereSql(cell)}, ${cylinderSql(cell)} DESC, ${diameterSql(cell)}`;
