import type { Client } from "#domain/core/records.ts";

/** True of the anonymised client, who owns the invoices of all erased persons; it alone has no creation date. */
export const isAnonymisedClient = ({ created }: Pick<Client, "created">): boolean => created === "";
