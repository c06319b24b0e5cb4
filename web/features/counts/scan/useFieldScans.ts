import { type KeyboardEvent, useState } from "react";
import { parseQuantity } from "#domain/core/money.ts";
import { maxCounted } from "#domain/core/records.ts";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { useScanner, useScannerKeys } from "#ui/keys/useScanner.ts";
import { countsStrings } from "../counts.strings.ts";
import { play } from "./sounds.ts";
import type { Scans } from "./useScans.ts";

/** Number of digits from which a text in the quantity field is taken for a code. */
const codeFigures = 8;
const longQuantity = 5;

/** Ids of the code and quantity fields. */
export const fieldIds = { code: "count-code", quantity: "count-quantity" } as const;
const focus = (id: string): void => document.getElementById(id)?.focus();

/** Parses a typed quantity: '' means one piece; null for an invalid one. */
export function quantityOf(typed: string): number | null {
  if (typed.trim() === "") return 1;
  const quantity = parseQuantity(typed);
  return quantity !== null && quantity >= 1 && quantity <= maxCounted ? quantity : null;
}

/**
 * State of the fields on the scanning page. A scan is received wherever the focus is; in the quantity field, its code
 * is separated from the quantity typed before.
 */
export function useFieldScans({ take, undoLast }: Pick<Scans, "take" | "undoLast">) {
  const [code, setCode] = useState("");
  const [quantity, setQuantity] = useState("");
  const [error, setError] = useState("");
  const run = useScannerKeys();
  const takeAs = (typed: string, scanned: { code?: string; product?: string }) => {
    const pieces = quantityOf(typed);
    setError(pieces === null ? countsStrings.scan.quantityWrong : "");
    if (pieces === null) {
      play("refused");
      return focus(fieldIds.quantity);
    }
    setQuantity("");
    take({ ...scanned, ...(pieces > 1 && { quantity: pieces }) });
  };
  const takeCode = (read: string, typed = quantity) => {
    const found = read.trim();
    if (found !== "") takeAs(typed, { code: found });
  };
  const inField = useScanner({ where: "field", onCode: takeCode, clear: () => setCode("") });
  useScanner({ where: "page", onCode: takeCode });
  const onCodeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Delete" && code === "") return undoLast();
    if (inField(event, code) || event.key !== "Enter") return;
    setCode("");
    takeCode(code);
  };
  const onQuantityKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const stray = run.follow(event, fieldIds.code);
    if (!stray && event.key !== "Enter") return;
    event.preventDefault();
    if (stray) {
      setQuantity(stray.before);
      return takeCode(stray.typed, stray.before);
    }
    const figures = scannedDigits(quantity.trim());
    if (figures.length >= codeFigures) {
      setQuantity("");
      return takeCode(figures, "");
    }
    const isWrong = quantityOf(quantity) === null || figures.length >= longQuantity;
    setError(isWrong ? countsStrings.scan.quantityWrong : "");
    if (!isWrong) focus(fieldIds.code);
  };
  return {
    code: { id: fieldIds.code, value: code, onType: setCode, onKeyDown: onCodeKey },
    quantity: {
      id: fieldIds.quantity,
      value: quantity,
      error,
      onType: (typed: string) => {
        setError("");
        setQuantity(typed);
      },
      onKeyDown: onQuantityKey,
    },
    takeCode,
    takeProduct: (product: string) => takeAs(quantity, { product }),
  };
}
export type FieldScans = ReturnType<typeof useFieldScans>;
