import { pick } from "#lib/pick.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Product } from "#domain/core/records.ts";
import { scannedDigits } from "#domain/stock/barcodes.ts";
import { productsOfCode, scannedProducts, searchProducts } from "#api/stock/products.ts";
import type { Suggested } from "#api/request.ts";
import { saleStrings } from "./sale.strings.ts";
import { useScannerKeys } from "#ui/keys/useScanner.ts";

const text = saleStrings.scan;
/** State of the last search: pending, not found, or ambiguous. */
export type Scan = {
  typed: string;
  state: "looking" | "unknown" | "several" | "failed";
};
/** Last code that was found, and its product. */
type LastRead = { code: string; product: string; name: string };

/**
 * Finds the product of a scanned or typed text: by whole reference; a typed text also by best match. Searches run one
 * after the other, so that codes may follow quickly.
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
    /** Called with a product selected from the list, or created for an unknown code. */
    found,
    take: (typed: string) => take(typed),
    isScanned: keys.areFast,
    /** Resolves once all searches are done. */
    settled: () => queue.current,
    /** Receives a code scanned into another field; `restore` gives that field its former text. */
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

/** Message about the state of a search. */
export const sayingOf = ({ typed, state }: Scan): string =>
  ({
    ...pick(text, "looking", "unknown", "several", "failed"),
  })[state](typed);

/** Options for a text, with an exact reference first. */
export async function searchForSale(q: string, signal: AbortSignal): Promise<Suggested<Product>> {
  const [exact, found] = await Promise.all([
    q ? productsOfCode(q, signal) : [],
    searchProducts({ q }, signal),
  ]);
  const known = new Set(exact.map(({ id }) => id));
  const others = found.items.filter(({ id }) => !known.has(id));
  const items = [...exact, ...others];
  // Counts it in the total: the exact product may be beyond the loaded results.
  return { ...found, items, totalItems: Math.max(found.totalItems, items.length) };
}
