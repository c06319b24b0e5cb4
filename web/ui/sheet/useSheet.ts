import { useState } from "react";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { lazySheet } from "./lazySheet.ts";

/**
 * Components of a sheet when opened on a phone, else null. Fixed at the opening, so that turning the phone keeps what
 * was typed.
 */
export function useSheet() {
  const isPhone = useIsPhone();
  const [parts] = useState(() => (isPhone ? lazySheet.peek() : null));
  return parts;
}
