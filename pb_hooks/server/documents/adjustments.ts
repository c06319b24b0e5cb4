import { adjustmentKind } from "#domain/stock/stockDocuments.ts";
import { stockDocument } from "./stockDocuments.ts";

export const adjustments = stockDocument(adjustmentKind);
