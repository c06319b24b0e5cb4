/**
 * Details of the shop on papers, stamped on an invoice at its issue and on a credit note
 * (docs/rules-credits.md, Issue).
 */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import type { Company } from "#domain/core/records.ts";
import { isObject } from "#domain/core/fields/values.ts";

/** Fields of the company that invoices print. Logo and colour are not stamped: papers use today's. */
const stampedFields = [
  "name",
  "address",
  "phone",
  "email",
  "website",
  "other_info",
  "registration",
  "rc",
  "patente",
  "if",
  "ice",
  "inpe",
  "bank_info",
  "vat_note",
  "warranty_note",
] as const satisfies readonly (keyof Company)[];

/** SQL of the stamp; `alias`: alias of the company. */
export const shopStampSql = (alias: string): string =>
  `json_object(${membersSql(stampedFields, alias)})`;

/** Company as a document prints it: stamped values, else those of today. */
export function printedShop(company: Company, { shop_stamp }: { shop_stamp?: unknown }): Company {
  const stamp = isObject(shop_stamp) ? shop_stamp : {};
  const stamped = stampedFields.filter((name) => typeof stamp[name] === "string");
  return { ...company, ...Object.fromEntries(stamped.map((name) => [name, stamp[name]])) };
}
