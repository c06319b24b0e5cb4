/**
 * Issues an invoice with the buyer and shop data of that day; the lock of issued ones (docs/rules-credits.md, Issue).
 */
import { membersSql } from "#domain/core/text/sqlTexts.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import {
  type Buyer,
  buyerStamp,
  type PrintedClient,
  printedClientFields,
} from "#domain/core/buyer.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { shopStampSql } from "#domain/sale/shopStamp.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { readInteger, readJson, reading, readText } from "#server/platform/storage/statements.ts";
import { findRecord, storedRecord } from "#server/platform/records/storedRecords.ts";

/** Present data of client and shop, of which an issue stamps what papers print. */
export type IssueLookups = {
  buyer: (PrintedClient & Pick<Client, "created">) | null;
  stamp: Values | null;
};
/** SQL of each value of `IssueLookups`, for {:client} and {:company}. */
export const issueLookupsSql: Readonly<Record<keyof IssueLookups, string>> = {
  buyer: `(SELECT json_object(${membersSql([...printedClientFields, "created"], "b")})
    FROM optique_clients b WHERE b.id = {:client})`,
  stamp: `(SELECT ${shopStampSql("c")} FROM optique_companies c WHERE c.id = {:company})`,
};
const lookupsRead = reading(
  `SELECT json_object('buyer', ${issueLookupsSql.buyer}, 'stamp', ${issueLookupsSql.stamp})`,
);

/** Buyer to stamp: the present client, or the name typed for a walk-in. Null for an erased client. */
function buyerOf(client: string, found: IssueLookups["buyer"], walkIn: string): Buyer | null {
  if (client === "") return buyerStamp({ name: walkIn });
  if (!found || isAnonymisedClient(found)) return null;
  return buyerStamp(found);
}
const buyerRead = reading(issueLookupsSql.buyer);

const shopRead = reading(`SELECT COALESCE(${issueLookupsSql.stamp}, 'null')`);

/** The shop's data as printed on today's papers. */
export const shopStampOf = (tx: core.App, company: string): { shop_stamp: Values } => ({
  shop_stamp: readJson<Values>(tx, shopRead, { company }),
});

/** Values of an issue now: its instant, the buyer, and the shop's data, which no later change replaces. */
export const issueOf = ({ buyer, stamp }: IssueLookups, client: string, walkIn: string) => ({
  issued_at: currentTimestamp(),
  ...(buyerOf(client, buyer, walkIn) ?? buyerStamp({})),
  shop_stamp: stamp,
});

/** Buyer to stamp again when an issued invoice changes; nothing under the lock, or when the client is erased. */
export function newBuyerOf(
  tx: core.App,
  company: string,
  client: string,
  walkIn: string,
): Partial<Buyer> {
  if (hasInvoiceLock(tx, company)) return {};
  const found = readText(tx, buyerRead, { client });
  return buyerOf(client, JSON.parse(found || "null") as IssueLookups["buyer"], walkIn) ?? {};
}

/** Issues a stored invoice, only once. An unknown invoice is ignored. */
export function issueInvoice(tx: core.App, id: string): void {
  const record = findRecord(tx, "optique_invoices", id);
  if (!record || record.getString("issued_at") !== "") return;
  record.ignoreUnchangedFields(true);
  const [company = "", client = "", walkIn = ""] = ["company", "client", "buyer_name"].map((name) =>
    record.getString(name),
  );
  const lookups = readJson<IssueLookups>(tx, lookupsRead, { client, company });
  record.load(issueOf(lookups, client, walkIn));
  tx.saveNoValidate(markSavedWhole(record));
}

const lockRead = reading(
  "SELECT COALESCE(MAX(invoice_lock), FALSE) FROM optique_companies WHERE id = {:company}",
);

/** True when the shop locks its issued invoices. */
export const hasInvoiceLock = (tx: core.App, company: string): boolean =>
  readInteger(tx, lockRead, { company }) > 0;

type Issued = Pick<Invoice, "company" | "issued_at">;

/** True for an issued invoice in a shop with the lock. */
export const isLocked = (tx: core.App, invoice: Issued | null): boolean =>
  invoice !== null && invoice.issued_at !== "" && hasInvoiceLock(tx, invoice.company);

/** `isLocked` of a stored invoice; false when it does not exist. */
export const isStoredLocked = (tx: core.App, id: string): boolean =>
  isLocked(tx, storedRecord(tx, "optique_invoices", id));

/** Refuses with 409, because an issued invoice can only be corrected by a credit note. */
export const refuseIssued = (field = "invoice"): never => refuseConflict(field, "invoice_issued");
