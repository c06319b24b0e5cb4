import { adjustmentKind } from "#domain/stock/stockDocuments.ts";
import { adjustmentIndex } from "./stockIndexes.ts";
import { stockDocumentHooks, stockItemHooks } from "./stockDocumentHooks.ts";

export const adjustments = stockDocumentHooks(adjustmentKind, adjustmentIndex);
export const adjustmentItems = stockItemHooks(adjustmentKind);
