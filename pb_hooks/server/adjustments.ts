import { adjustmentKind } from "../domain/stockDocuments";
import { stockDocument } from "./stockDocuments";

export const adjustments = stockDocument(adjustmentKind);
