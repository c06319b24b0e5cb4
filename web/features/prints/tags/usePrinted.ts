import { useEffect, useRef } from "react";

/** Returns a print function. The callback runs after each print, also one from the browser's menu. */
export function usePrinted(onPrinted: () => void): () => void {
  const latest = useRef(onPrinted);
  latest.current = onPrinted;
  /** True once the browser has sent its own event after the print. */
  const isTold = useRef(false);
  useEffect(() => {
    const end = () => {
      isTold.current = true;
      latest.current();
    };
    window.addEventListener("afterprint", end);
    return () => window.removeEventListener("afterprint", end);
  }, []);
  return () => {
    isTold.current = false;
    window.print();
    if (!isTold.current) latest.current();
  };
}
