import type { ComponentType } from "react";
import { withRights } from "#ui/feedback/withRights.tsx";

/** Wraps a page that only people with the right to see costs may open. */
export const withCosts = (Page: ComponentType) => withRights(["cost.see"], Page);
