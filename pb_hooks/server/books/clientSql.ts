/** Names on the accountant's papers (docs/rules-books.md, Files). */
import { personalDataStrings } from "#domain/clients/personalData.strings.ts";

/**
 * Client of an invoice: the buyer on an issued paper, else the client. An erased person has no name, though the paper keeps
 * its buyer. `invoice`, `client`: aliases.
 */
export const clientSql = (invoice: string, client: string): string =>
  `CASE WHEN ${client}.created = '' THEN '${personalDataStrings.erasedName}'
    WHEN ${invoice}.buyer_name > '' THEN ${invoice}.buyer_name ELSE COALESCE(${client}.name, '') END`;

/** ICE of the buyer, as `clientSql`. */
export const clientIceSql = (invoice: string, client: string): string =>
  `CASE WHEN ${client}.created = '' THEN ''
    WHEN ${invoice}.issued_at > '' THEN ${invoice}.buyer_ice ELSE COALESCE(${client}.ice, '') END`;
