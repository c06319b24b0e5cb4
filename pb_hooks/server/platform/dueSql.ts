/** SQL of what an invoice still asks for. */
import { centimesSql } from "./sql.ts";

/** What an invoice still asks for, in centimes: a surplus on one pays for no other. */
export const dueSql = (alias: string): string =>
  `MAX(0, ${centimesSql(`${alias}.total_amount`)} - ${centimesSql(`${alias}.paid_amount`)})`;

/** Condition that the invoice under this alias asks for something. */
export const unpaidSql = (alias: string): string => `${alias}.status IN ('unpaid', 'partial')`;
