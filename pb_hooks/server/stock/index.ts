/** The stock: suppliers, products, receipts, adjustments and the ledger of movements. */
import type { Room } from "#server/engine/room.ts";
import { catalogueImport } from "./catalogueImport.ts";
import { movements } from "./movements.ts";
import { products, productUses } from "./products.ts";
import { shelfList } from "./shelf.ts";
import { stockChecks } from "./stockChecks.ts";
import { adjustmentDocument, receiptDocument } from "./stockDocument.ts";
import { adjustmentItems, adjustments, receiptItems, receipts } from "./stockDocumentHooks.ts";
import { adjustmentIndex, productIndex, receiptIndex, supplierIndex } from "./stockIndexes.ts";
import { leavingSql } from "./stockLedger.ts";
import {
  adjustmentList,
  movementList,
  productList,
  receiptList,
  supplierList,
} from "./stockLists.ts";
import { stockRoutes } from "./stockRoutes.ts";
import { suppliers, supplierUses } from "./suppliers.ts";

export const stock: Room = {
  records: {
    optique_suppliers: suppliers,
    optique_products: products,
    optique_stock_receipts: receipts,
    optique_stock_receipt_items: receiptItems,
    optique_stock_adjustments: adjustments,
    optique_stock_adjustment_items: adjustmentItems,
    optique_stock_movements: movements,
  },
  documents: { receipts: receiptDocument, adjustments: adjustmentDocument },
  routes: [
    { method: "GET", path: "/stock", right: "read", handle: stockRoutes.stock },
    { method: "GET", path: "/reorder", right: "read", handle: stockRoutes.reorder },
    {
      method: "POST",
      path: "/products/import",
      right: "import",
      maxBody: 16_777_216,
      handle: catalogueImport.post,
    },
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
    receipts: { collection: "optique_stock_receipts", leavingSql: leavingSql("receipt") },
    adjustments: { collection: "optique_stock_adjustments", leavingSql: leavingSql("adjustment") },
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
