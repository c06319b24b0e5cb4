import { pick } from "#lib/pick.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Product } from "#domain/core/records.ts";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { productsOfCode, scannedProducts, searchProducts } from "#api/stock/products.ts";
import type { Suggested } from "#api/request.ts";
import { saleStrings } from "./sale.strings.ts";
import { useScannerKeys } from "#ui/keys/useScanner.ts";

const text = saleStrings.scan;
/** State of the last lookup: pending, not found, or ambiguous. */
export type Scan = {
  typed: string;
  state: "looking" | "unknown" | "several" | "failed";
};
/** Last code and its product. */
type LastRead = { code: string; product: string; name: string };

/**
 * Finds products of scanned or typed text: by whole reference, typed text also by best match. Lookups run in
 * sequence, so that codes may follow each other.
 */
export function useScan(fieldId: string, add: (product: Product) => void) {
  const [scan, setScan] = useState<Scan | null>(null);
  const [last, setLast] = useState<LastRead | null>(null);
  const queue = useRef(Promise.resolve());
  const keys = useScannerKeys();
  const latestAdd = useRef(add);
  latestAdd.current = add;

  const found = (product: Product, code: string) => {
    setScan(null);
    setLast({ code, product: product.id, name: product.name });
    latestAdd.current(product);
  };
  const look = async (typed: string, isScanned: boolean) => {
    setScan({ typed, state: "looking" });
    try {
      const exact = await (isScanned ? scannedProducts : productsOfCode)(typed);
      const [best] =
        exact.length > 0 || isScanned ? exact : (await searchProducts({ q: typed })).items;
      if (exact.length > 1) return setScan({ typed, state: "several" });
      if (!best) return setScan({ typed, state: "unknown" });
      found(best, exact.length > 0 ? typed : "");
    } catch (error) {
      console.error(error);
      setScan({ typed, state: "failed" });
    }
  };
  const take = (typed: string, isScanned = keys.areFast(typed)) => {
    keys.forget();
    const code = isScanned ? scannedDigits(typed) : typed;
    queue.current = queue.current.then(() => look(code, isScanned));
  };
  return {
    scan,
    last,
    /** Product selected from the list, or created for an unknown code. */
    found,
    take: (typed: string) => take(typed),
    isScanned: keys.areFast,
    /** Resolves when all lookups are done. */
    settled: () => queue.current,
    /** A code scanned into another field; `restore` resets that field. */
    onKeyDown: (
      event: KeyboardEvent<HTMLElement>,
      restore: (field: string, text: string) => void,
    ) => {
      const stray = keys.follow(event, fieldId);
      if (!stray) return;
      event.preventDefault();
      event.stopPropagation();
      restore(stray.field, stray.before);
      take(stray.typed, true);
    },
  };
}

/** Message. */
export const sayingOf = ({ typed, state }: Scan): string =>
  ({
    ...pick(text, "looking", "unknown", "several", "failed"),
  })[state](typed);

/** Options for a text: exact reference first. */
export async function searchForSale(q: string, signal: AbortSignal): Promise<Suggested<Product>> {
  const [exact, found] = await Promise.all([
    q ? productsOfCode(q, signal) : [],
    searchProducts({ q }, signal),
  ]);
  const known = new Set(exact.map(({ id }) => id));
  const others = found.items.filter(({ id }) => !known.has(id));
  const items = [...exact, ...others];
  // A product with this code may be among the uncounted results.
  return { ...found, items, totalItems: Math.max(found.totalItems, items.length) };
}
