import type { ReactNode } from "react";
import { usePainted } from "#lib/usePainted.ts";

/**
 * Renders charts below the fold after the first paint; until then a placeholder as high as the window reserves their
 * space.
 */
export const Later = ({ children }: { children: ReactNode }) =>
  usePainted() ? children : <div className="h-dvh" />;
