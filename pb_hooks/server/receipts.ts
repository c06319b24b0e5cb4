import { receiptKind } from "../domain/stockDocuments";
import { stockDocument } from "./stockDocuments";

export const receipts = stockDocument(receiptKind);
