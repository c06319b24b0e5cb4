/** Names on the accountant's papers (docs/rules-books.md, Files). */
import { personalDataStrings } from "#domain/clients/personalData.strings.ts";

/**
 * SQL of the customer of an invoice: the buyer stamped at issue, else the client. An erased person gets no name here,
 * even when the issued invoice keeps it. `invoice`, `client`: table aliases.
 */
export const clientSql = (invoice: string, client: string): string =>
  `CASE WHEN ${client}.created = '' THEN '${personalDataStrings.erasedName}'
    WHEN ${invoice}.buyer_name > '' THEN ${invoice}.buyer_name ELSE COALESCE(${client}.name, '') END`;

/** SQL of the buyer's ICE, chosen as in `clientSql`. */
export const clientIceSql = (invoice: string, client: string): string =>
  `CASE WHEN ${client}.created = '' THEN ''
    WHEN ${invoice}.issued_at > '' THEN ${invoice}.buyer_ice ELSE COALESCE(${client}.ice, '') END`;
