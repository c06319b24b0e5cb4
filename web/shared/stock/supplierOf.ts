import { words } from "#lib/texts/words.strings.ts";

export type Supplied = { expand?: { supplier?: { name: string } | null } | undefined };

/** Name of a document's supplier, who may since have been deleted. */
export const supplierOf = ({ expand }: Supplied): string =>
  expand?.supplier?.name ?? words.unknownSupplier;
