import { adjustmentKind } from "#domain/stock/stockDocuments.ts";
import { stockDocumentHooks, stockItemHooks } from "./stockDocumentHooks.ts";

export const adjustments = stockDocumentHooks(adjustmentKind);
export const adjustmentItems = stockItemHooks(adjustmentKind);
