/** Buyer on printed documents: as stamped at the issue, else the client's present data. */
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { printedName } from "#domain/clients/printedName.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printStrings } from "./prints.strings.ts";

export type PrintedBuyer = {
  name: string;
  address: string;
  ice: string;
  /** False for the anonymised client, whose name is never split into name and first name. */
  isNamed: boolean;
};

type Bought = Pick<Invoice, "buyer_name" | "buyer_address" | "buyer_ice"> & {
  issued_at?: string;
  expand?: { client?: Client };
};

/** Buyer of an invoice or credit note; null for a walk-in without a name. */
export function printedBuyer(bought: Bought): PrintedBuyer | null {
  const { buyer_name, buyer_address, buyer_ice, issued_at, expand } = bought;
  const client = expand?.client;
  if (buyer_name && (issued_at !== "" || !client))
    return { name: buyer_name, address: buyer_address, ice: buyer_ice, isNamed: true };
  if (!client) return null;
  const { name, address, ice } = client;
  return { name, address, ice, isNamed: !isAnonymisedClient(client) };
}

type Detail = readonly [label: string, value: string];

/** Printed details of a buyer: name and first name of a person, or one name; address and ICE, '' where unknown. */
export function buyerDetails(buyer: PrintedBuyer | null): Detail[] {
  if (!buyer) return [];
  const rest: Detail[] = [
    [words.address, buyer.address],
    [words.ice, buyer.ice],
  ];
  if (!buyer.isNamed) return [[words.client, buyer.name], ...rest];
  const { name, firstName } = printedName(buyer.name);
  const first: Detail[] =
    firstName === null ? [] : [[printStrings.invoice.firstName, firstName || "-"]];
  return [[words.name, name], ...first, ...rest];
}
