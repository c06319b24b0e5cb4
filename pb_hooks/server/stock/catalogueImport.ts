/** POST /api/optique/products/import: writes valid rows in batches and reports the others. */
import { storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, noMoney, sum, times, toCentimes, toDirhams } from "#domain/core/money.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { isObject } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { Act } from "#domain/people/approvals.ts";
import {
  type CatalogueRow,
  type PriceRow,
  readCatalogueRow,
  readPriceRow,
  catalogueRowMessage,
} from "#domain/stock/catalogue.ts";
import { makeId } from "#server/platform/storage/makeId.ts";
import { runExclusively } from "#server/platform/queues/mutex.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import {
  type AskedAct,
  checkRight,
  type Staff,
  requestText,
} from "#server/platform/requests/routeRequest.ts";
import { insertInitialMovements } from "./stockLedger.ts";
import { type Remark, refuseRows, sentImport, sentRows } from "./importBody.ts";
import { supplierIds, suppliersOf } from "./importSuppliers.ts";
import { productIndex } from "./stockIndexes.ts";
import { takenBarcodes } from "./takenBarcodes.ts";
import { updateCataloguePrices } from "./cataloguePrices.ts";
import { actTransaction } from "#server/platform/people/acts.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";

type NewProduct = CatalogueRow & { line: number };
type NewPrices = PriceRow & { line: number; product: string };
type GoodRow = NewProduct | NewPrices;
const isUpdate = (row: GoodRow): row is NewPrices => "prices" in row;
const isNew = (row: GoodRow): row is NewProduct => !isUpdate(row);
/** Rows for each transaction: 20 000 in one, as with a bare array, block every other save for 4 to 7 seconds. */
const pieceRows = 500;

/** Allows one import at a time, because a full one takes some 200 MB. */
const runAlone = (app: core.App, work: () => void): void =>
  runExclusively(app, "optique.import", "import_busy", work);

export const catalogueImport = {
  /** Identifies the file by its digest, with the selling value of its products and new prices. */
  actOf({ app, text }: AskedAct): Act {
    let amount = noMoney;
    runAlone(app, () => (amount = sum(read(sentRows(text)).good.map(soldFor))));
    return { record: $security.sha256(text), amount: toDirhams(amount) };
  },

  post(e: core.RequestEvent, staff: Staff): void {
    const text = requestText(e);
    runAlone(e.app, () => {
      const { rows, isBare } = sentImport(text);
      if (rows.some(hasCost)) checkRight(staff.actor, "cost.see");
      const { good, refused } = withFreeBarcodes(e.app, staff.company, read(rows));
      // A bare list answers ids only, and cannot report rows that were not written: such a row refuses the whole
      // import.
      if (isBare) refuseRows([...refused, ...good.filter(isUpdate).map(noNewProduct)]);
      const written = writeInPieces(e.app, staff, good, isBare ? good.length : pieceRows);
      announce(e.app, written.ids.at(-1) ?? "");
      if (isBare)
        return e.json(
          200,
          written.ids.map((id) => ({ id })),
        );
      const lines = [...refused, ...written.remarks].sort((a, b) => a.line - b.line);
      const updates = good.some(isUpdate) ? { updated: written.updated } : {};
      e.json(200, { imported: written.imported, ...updates, lines });
    });
  },
};

/** `ids`: the new products in row order; after each batch, the products with new prices. */
type Written = { imported: number; updated: number; ids: string[]; remarks: Remark[] };

/**
 * Writes each batch whole or not at all, so that other saves run in between. After a failure the report lists all
 * remaining rows as not written; the screen offers them as a file.
 */
function writeInPieces(
  app: core.App,
  staff: Staff,
  good: readonly GoodRow[],
  size: number,
): Written {
  const written: Written = { imported: 0, updated: 0, ids: [], remarks: [] };
  const suppliers = suppliersOf(app, staff.company);
  for (let done = 0; done < good.length; done += size) {
    const piece = good.slice(done, done + size);
    try {
      const write = (tx: core.App) => add(written, writePiece(tx, staff, piece, suppliers));
      if (done === 0) actTransaction(app, staff.actor, write);
      else writeTransaction(app, write);
    } catch (error) {
      if (done === 0) throw error;
      console.error(`Import: ${String(error)}`);
      written.remarks.push(...good.slice(done).map(notWritten));
      return written;
    }
  }
  return written;
}

function add(all: Written, { imported, updated, ids, remarks }: Written): void {
  all.imported += imported;
  all.updated += updated;
  all.ids.push(...ids);
  all.remarks.push(...remarks);
}

function writePiece(
  tx: core.App,
  staff: Staff,
  piece: readonly GoodRow[],
  suppliers: ReadonlyMap<string, string>,
): Written {
  const remarks: Remark[] = [];
  const made = piece.filter(isNew);
  const asked = piece.filter(isUpdate);
  const updated = asked.filter((row) => {
    const isFound = updateCataloguePrices(tx, staff, row.product, row.prices);
    if (!isFound) remarks.push(unknownProduct(row));
    return isFound;
  });
  const ids = made.length > 0 ? write(tx, staff, made, supplierIds(made, suppliers, remarks)) : [];
  ids.push(...updated.map(({ product }) => product));
  return { imported: made.length, updated: updated.length, ids, remarks };
}

const refusal = (line: number, violations: readonly Violation[]): Remark => ({
  line,
  status: "refused",
  message: violations.map(catalogueRowMessage).join(". "),
});
const noProduct: readonly Violation[] = [{ field: "product", code: "unknown_record" }];
const unknownProduct = ({ line }: NewPrices): Remark => refusal(line, noProduct);
const noNewProduct = ({ line }: NewPrices): Remark =>
  refusal(line, [{ field: "update", code: "fixed" }]);
const notWritten = ({ line }: GoodRow): Remark =>
  refusal(line, [{ field: "", code: "not_written" }]);

const hasCost = (row: unknown): boolean => isObject(row) && !isBlank(row["purchase_price"]);

/** Selling value of a row: of all its new pieces, of one for a product without stock, or the new price. */
const soldFor = (row: GoodRow): Centimes =>
  isUpdate(row)
    ? toCentimes(row.prices.selling_price)
    : times(
        toCentimes(Number(row.product["selling_price"])),
        Math.max(1, Number(row.product["stock"]) || 0),
      );

type Rows = { good: GoodRow[]; refused: Remark[] };

function withFreeBarcodes(app: core.App, company: string, { good, refused }: Rows): Rows {
  const codes = good.map((row) => (isNew(row) ? String(row.product["barcode"]) : ""));
  const taken = takenBarcodes(app, company, codes);
  const violations = [{ field: "barcode", code: "not_unique" }];
  const found = good.filter((_, at) => taken[at]).map(({ line }) => refusal(line, violations));
  return { good: good.filter((_, at) => !taken[at]), refused: [...refused, ...found] };
}

function read(rows: readonly unknown[]): Rows {
  const good: GoodRow[] = [];
  const refused: Remark[] = [];
  const refuseRow = (line: number, violations: readonly Violation[]) =>
    refused.push(refusal(line, violations));
  rows.forEach((row, place) => {
    const line = place + 1;
    if (!isObject(row)) return refuseRow(line, [{ field: "", code: "object" }]);
    const product = row["update"] ?? null;
    // A row without `update` is a new product; any value other than an id text is refused.
    if (product !== null && typeof product !== "string") return refuseRow(line, noProduct);
    const found = product === null ? readCatalogueRow(row) : { ...readPriceRow(row), product };
    if (found.violations.length > 0) return refuseRow(line, found.violations);
    return good.push({ ...found, line });
  });
  return { good, refused };
}

/** Inserts products with initial stock and search entries; returns their ids. */
function write(
  tx: core.App,
  { company, actor }: Staff,
  piece: readonly NewProduct[],
  suppliers: readonly string[],
): string[] {
  const products = piece.map((row, place) => productOf(row, company, suppliers[place] ?? ""));
  insertRows(tx, "optique_products", products);
  insertInitialMovements(tx, { company, date: storedDay(today()), actor: actor.name }, products);
  const entries = products.map((product) => ({
    company,
    record: product.id,
    text: productIndex.kind.text(product),
  }));
  productIndex.write(tx, entries);
  return products.map(({ id }) => id);
}

/** Row of a new product; all rows must have the same columns. */
function productOf({ product }: NewProduct, company: string, supplier: string) {
  const text = (name: string) => String(product[name] ?? "");
  const amount = (name: string) => toDirhams(toCentimes(Number(product[name])));
  return {
    id: makeId(),
    company,
    name: text("name"),
    reference: text("reference"),
    type: text("type"),
    description: text("description"),
    stock: text("type") === "service" ? 0 : Number(product["stock"]),
    // Contact lenses without stock become made-to-order, as their form proposes.
    made_to_order: text("type") === "contact_lens" && !(Number(product["stock"]) > 0),
    purchase_price: amount("purchase_price"),
    selling_price: amount("selling_price"),
    supplier,
    barcode: text("barcode"),
  };
}

/** Saves one product unchanged, to broadcast: rows inserted by SQL cause no realtime event. */
function announce(app: core.App, id: string): void {
  try {
    if (id) app.save(app.findRecordById("optique_products", id));
  } catch (error) {
    // Only logged: the products are committed, and after an error the user would import them again.
    console.error(String(error));
  }
}
