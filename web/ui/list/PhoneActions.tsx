import type { ReactNode } from "react";
import { useIsPhone } from "#ui/page/useIsPhone.ts";

/** Actions of a list, below search and filters on a phone; on wider screens in the header. */
export const PhoneActions = ({ children }: { children: ReactNode }) =>
  useIsPhone() && (
    <div className="flex gap-2 border-b border-line p-3 *:flex-1 empty:hidden">{children}</div>
  );
