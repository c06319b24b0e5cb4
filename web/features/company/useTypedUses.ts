import { useWatch } from "react-hook-form";
import type { Capability } from "#domain/core/capabilities.ts";
import { type Settings, usesIn } from "./settings.ts";

/** Capabilities as the form has them; none in the form of a new company, which has no switches. */
export const useTypedUses = (): Capability[] =>
  usesIn(useWatch<Settings, "uses">({ name: "uses" }) ?? "");
