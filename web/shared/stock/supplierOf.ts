import { words } from "#lib/texts/words.strings.ts";

export type Supplied = { expand?: { supplier?: { name: string } | null } | undefined };

/** Name of the supplier of a document, which may have left the shop's list. */
export const supplierOf = ({ expand }: Supplied): string =>
  expand?.supplier?.name ?? words.unknownSupplier;
