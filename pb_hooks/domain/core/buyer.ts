/**
 * Details of a buyer: values of the client, stamped on an invoice at its issue and on its credit notes
 * (docs/rules-credits.md, Issue). The fields `buyer_…` of an invoice list them.
 */
import { collectionFieldsOf } from "./fields/fields.ts";
import type { Client, Invoice } from "./records.ts";

const prefix = "buyer_";
type BuyerField = Extract<keyof Invoice, `${typeof prefix}${string}`>;
type WithoutPrefix<Name> = Name extends `${typeof prefix}${infer Field}` ? Field : never;

/** Stamped values of a buyer. */
export type Buyer = Pick<Invoice, BuyerField>;
/** Values of a client that papers print. */
export type PrintedClient = Pick<Client, WithoutPrefix<BuyerField>>;

export const buyerFields = collectionFieldsOf("optique_invoices")
  .map(({ name }) => name)
  .filter((name) => name.startsWith(prefix)) as BuyerField[];
export const printedClientFields = buyerFields.map((name) =>
  name.slice(prefix.length),
) as (keyof PrintedClient)[];

/** Stamp of a client's printed values; '' for the absent ones. */
export const buyerStamp = (client: Partial<PrintedClient>): Buyer =>
  Object.fromEntries(
    printedClientFields.map((field) => [prefix + field, client[field] ?? ""]),
  ) as Buyer;

/** Printed values of the client in a stamp; '' for the absent ones. */
export const stampedClient = (stamped: Partial<Buyer>): PrintedClient =>
  Object.fromEntries(
    printedClientFields.map((field) => [field, stamped[`${prefix}${field}`] ?? ""]),
  ) as PrintedClient;
