import { receiptKind } from "#domain/stock/stockDocuments.ts";
import { receiptIndex } from "./stockIndexes.ts";
import { stockDocumentHooks, stockItemHooks } from "./stockDocumentHooks.ts";

export const receipts = stockDocumentHooks(receiptKind, receiptIndex);
export const receiptItems = stockItemHooks(receiptKind);
