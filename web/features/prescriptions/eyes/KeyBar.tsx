import { SignKeys } from "#shared/eyes/SignKeys.tsx";
import type { EyeFocus } from "./useEyeFocus.ts";
import { useEyeActions } from "./useEyeKeys.ts";

/** Keys that a phone's keypad lacks, for the focused eye field. */
export const KeyBar = ({ side, measure }: EyeFocus) => (
  <SignKeys
    actions={useEyeActions(side, measure)}
    step={measure === "axis" ? "1" : "0.25"}
    isSigned={measure === "sphere" || measure === "cylinder"}
    mayBePlano={measure === "sphere"}
  />
);
