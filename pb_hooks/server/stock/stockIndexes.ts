import {
  adjustmentSearch,
  productSearch,
  receiptSearch,
  supplierSearch,
} from "#domain/stock/stockSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const supplierIndex = searchIndexOf(supplierSearch);
export const productIndex = searchIndexOf(productSearch);
export const receiptIndex = searchIndexOf(receiptSearch);
export const adjustmentIndex = searchIndexOf(adjustmentSearch);
