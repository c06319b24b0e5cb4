import type { ComponentType } from "react";
import { withRights } from "#ui/feedback/withRights.tsx";

/** Page of those who see costs. */
export const withCosts = (Page: ComponentType) => withRights(["cost.see"], Page);
