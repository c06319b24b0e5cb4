import { useState } from "react";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { lazySheet } from "./lazySheet.ts";

/** Parts of a sheet on a phone, as at the opening: a turned phone keeps what is typed. */
export function useSheet() {
  const isPhone = useIsPhone();
  const [parts] = useState(() => (isPhone ? lazySheet.peek() : null));
  return parts;
}
