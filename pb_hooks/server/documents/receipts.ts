import { receiptKind } from "#domain/stock/stockDocuments.ts";
import { stockDocument } from "./stockDocuments.ts";

export const receipts = stockDocument(receiptKind);
