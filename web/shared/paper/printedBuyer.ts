/** Buyer on printed documents: as stamped at the issue, else the client's present data. */
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { printedName } from "#domain/clients/printedName.ts";
import {
  type Buyer,
  type PrintedClient,
  printedClientFields,
  stampedClient,
} from "#domain/core/buyer.ts";
import type { Client } from "#domain/core/records.ts";
import { pick } from "#lib/pick.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printStrings } from "./prints.strings.ts";

export type PrintedBuyer = PrintedClient & {
  /** False for the anonymised client, whose name is never split into name and first name. */
  isNamed: boolean;
};

type Bought = Partial<Buyer> & {
  issued_at?: string;
  expand?: { client?: Client };
};

/** Buyer of an invoice or credit note; null for a walk-in without a name. */
export function printedBuyer(bought: Bought): PrintedBuyer | null {
  const { buyer_name, issued_at, expand } = bought;
  const client = expand?.client;
  if (buyer_name && (issued_at !== "" || !client))
    return { ...stampedClient(bought), isNamed: true };
  if (!client) return null;
  return { ...pick(client, ...printedClientFields), isNamed: !isAnonymisedClient(client) };
}

type Detail = readonly [label: string, value: string];

/** Printed name of a buyer: name and first name of a person, or one name. */
export function buyerName(buyer: PrintedBuyer): Detail[] {
  if (!buyer.isNamed) return [[words.client, buyer.name]];
  const { name, firstName } = printedName(buyer.name);
  const first: Detail[] =
    firstName === null ? [] : [[printStrings.invoice.firstName, firstName || "-"]];
  return [[words.name, name], ...first];
}

const othersOf = (buyer: PrintedBuyer) =>
  printedClientFields.flatMap((field) =>
    field === "name" ? [] : [[field, buyer[field]] as const],
  );

/** Further details of a buyer, such as address and ICE; '' where unknown. */
export const buyerRest = (buyer: PrintedBuyer): Detail[] =>
  othersOf(buyer).map(([field, value]) => [words[field], value]);

/** Printed details of a buyer: the name, then the rest. */
export const buyerDetails = (buyer: PrintedBuyer | null): Detail[] =>
  buyer ? [...buyerName(buyer), ...buyerRest(buyer)] : [];

/** Lines below the name: the address alone, each other known detail after its label. */
export const buyerLines = (buyer: PrintedBuyer): string[] =>
  othersOf(buyer)
    .filter(([, value]) => value)
    .map(([field, value]) => (field === "address" ? value : `${words[field]}\u00a0: ${value}`));
