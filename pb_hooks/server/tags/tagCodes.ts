/**
 * POST /api/optique/tags/codes: gives our own barcodes to products without one (docs/rules-tags.md, Numbers of ours).
 */
import { textValue } from "#domain/core/fields/values.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { ownNumber } from "#domain/tags/ownNumber.ts";
import { readTaggedProducts } from "#domain/tags/tagBody.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { setEffectOf } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { type AskedAct, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { execute, readInteger, reading, statement } from "#server/platform/storage/statements.ts";
import { takenBarcodes } from "#server/stock/takenBarcodes.ts";
import { readTagged } from "./taggedProducts.ts";

const lastRead = reading("SELECT last FROM optique_tag_numbers WHERE company = {:company}");
const lastKept =
  statement(`INSERT INTO optique_tag_numbers (company, last) VALUES ({:company}, {:last})
  ON CONFLICT (company) DO UPDATE SET last = excluded.last`);

/** Highest of our numbers, which have ten digits. */
const highest = 9_999_999_999;
/** Number of barcodes that are looked up at a time. */
const atOnce = 100;

/** Next free numbers of a company; numbers that are already a barcode, whoever gave it, are skipped. */
function takeNumbers(tx: core.App, company: string, count: number): string[] {
  const free: string[] = [];
  let last = readInteger(tx, lastRead, { company });
  while (free.length < count) {
    if (last + atOnce > highest) refuse([{ field: "products", code: "numbers_used" }]);
    const next = Array.from({ length: atOnce }, (_, place) => ownNumber(last + 1 + place));
    const taken = takenBarcodes(tx, company, next);
    for (const [place, number] of next.entries()) {
      if (free.length === count) break;
      last += 1;
      if (!taken[place]) free.push(number);
    }
  }
  execute(tx, lastKept, { company, last });
  return free;
}

/** Barcodes by product; a product without one gets our next number, saved as its own change. */
function giveCodes(
  tx: core.App,
  { company, actor }: Staff,
  ids: readonly string[],
): Record<string, string> {
  const products = readTagged(tx, company, ids, (place) => `products.${place}`);
  const codes = Object.fromEntries(products.map(({ id, barcode }) => [id, barcode]));
  const without = products.filter(({ barcode }) => barcode === "");
  if (without.length === 0) return codes;
  const numbers = takeNumbers(tx, company, without.length);
  without.forEach(({ id }, place) => {
    const record = tx.findRecordById("optique_products", id);
    const barcode = numbers[place] ?? "";
    record.set("barcode", barcode);
    setEffectOf(record, actor);
    tx.save(record);
    codes[id] = barcode;
  });
  return codes;
}

export const tagCodes = {
  /** The act names the first product. */
  actOf({ body }: AskedAct) {
    const { products } = body;
    const [first] = Array.isArray(products) ? products : [];
    return { record: textValue(first), amount: noAmount };
  },

  post(e: core.RequestEvent, staff: Staff): void {
    const { value: products, violations } = readTaggedProducts(requestBody(e));
    refuseIf(violations);
    const codes = runAct(e, staff, (tx) => giveCodes(tx, staff, products));
    e.json(200, { codes });
  },
};
