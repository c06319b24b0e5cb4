import { useEffect, useRef } from "react";

/** Prints, and calls back after each print, by the browser's menu too. */
export function usePrinted(onPrinted: () => void): () => void {
  const latest = useRef(onPrinted);
  latest.current = onPrinted;
  /** True where the browser itself told of the end. */
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
