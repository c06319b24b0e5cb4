import { receiptKind } from "#domain/stock/stockDocuments.ts";
import { stockDocumentHooks, stockItemHooks } from "./stockDocumentHooks.ts";

export const receipts = stockDocumentHooks(receiptKind);
export const receiptItems = stockItemHooks(receiptKind);
