import type { ReactNode } from "react";
import { usePainted } from "#lib/usePainted.ts";

/**
 * What lies below the fold, drawn when the rest is on the screen. Its place is as high as the window meanwhile: what stands
 * below it is out of view, and does not move.
 */
export const Later = ({ children }: { children: ReactNode }) =>
  usePainted(true, false) ? children : <div className="h-dvh" />;
