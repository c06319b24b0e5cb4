import { salesStrings } from "./sales.strings.ts";

type Sold = { client: string; expand?: { client?: { name: string } } };

/** Who an invoice is for: its client; at the counter it may be nobody in particular. */
export const buyerOf = ({ client, expand }: Sold): string =>
  expand?.client?.name ?? (client === "" ? salesStrings.passerBy : salesStrings.unknownClient);
