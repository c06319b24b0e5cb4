import type { ReactNode } from "react";
import { usePainted } from "#lib/usePainted.ts";

/** Plots below the fold, drawn after the first paint; a placeholder as high as the window keeps their place. */
export const Later = ({ children }: { children: ReactNode }) =>
  usePainted() ? children : <div className="h-dvh" />;
