/** The stock: suppliers, products, receipts, adjustments and the ledger of movements. */
import { recordsOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { catalogueImport } from "./catalogueImport.ts";
import { movementHooks } from "./movements.ts";
import { quickProducts } from "./quickProducts.ts";
import { productHooks, productUses } from "./products.ts";
import { shelfList } from "./shelf.ts";
import { stockChecks } from "./stockChecks.ts";
import { adjustmentDocument, receiptDocument } from "./stockDocument.ts";
import { adjustmentHooks, receiptHooks } from "./stockDocumentHooks.ts";
import { adjustmentIndex, productIndex, receiptIndex, supplierIndex } from "./stockIndexes.ts";
import { leavingQuantitySql } from "./stockLedger.ts";
import {
  adjustmentList,
  movementList,
  productList,
  receiptList,
  supplierList,
} from "./stockLists.ts";
import { stockRoutes } from "./stockRoutes.ts";
import { supplierHooks, supplierUses } from "./suppliers.ts";

export const stock: Room = {
  capabilities: [
    {
      word: "lenses",
      begins: { optique_products: ({ is_range }) => Boolean(is_range) },
      records: [recordsOf("optique_products", "is_range = TRUE")],
    },
  ],
  records: {
    optique_suppliers: supplierHooks,
    optique_products: productHooks,
    optique_stock_receipts: receiptHooks.header,
    optique_stock_receipt_items: receiptHooks.items,
    optique_stock_adjustments: adjustmentHooks.header,
    optique_stock_adjustment_items: adjustmentHooks.items,
    optique_stock_movements: movementHooks,
  },
  documents: { receipts: receiptDocument, adjustments: adjustmentDocument },
  routes: [
    { method: "GET", path: "/stock", right: "read", handle: stockRoutes.stock },
    { method: "GET", path: "/reorder", right: "read", handle: stockRoutes.reorder },
    { method: "GET", path: "/quick-products", right: "read", handle: quickProducts },
    {
      method: "POST",
      path: "/products/import",
      right: "import",
      actOf: catalogueImport.actOf,
      maxBody: 16_777_216,
      handle: catalogueImport.post,
    },
  ],
  searches: [
    { name: "products", list: productList },
    { name: "suppliers", list: supplierList },
  ],
  lists: {
    suppliers: supplierList,
    products: productList,
    receipts: receiptList,
    adjustments: adjustmentList,
    movements: movementList,
    shelf: shelfList,
  },
  removals: {
    suppliers: { collection: "optique_suppliers", uses: supplierUses },
    products: { collection: "optique_products", uses: productUses },
    receipts: { collection: "optique_stock_receipts", leavingSql: leavingQuantitySql("receipt") },
    adjustments: {
      collection: "optique_stock_adjustments",
      leavingSql: leavingQuantitySql("adjustment"),
    },
  },
  expands: {
    optique_products: { paths: ["supplier"] },
    optique_stock_receipts: { paths: ["supplier", "company"] },
    optique_stock_receipt_items: { paths: ["product", "receipt", "receipt.supplier"] },
    optique_stock_movements: { paths: ["product"] },
    optique_stock_adjustment_items: { paths: ["product"] },
  },
  searchIndexes: [supplierIndex, productIndex, receiptIndex, adjustmentIndex],
  checks: stockChecks,
};
