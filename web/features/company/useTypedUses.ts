import { useWatch } from "react-hook-form";
import type { Capability } from "#domain/core/capabilities.ts";
import { type Settings, usesIn } from "./settings.ts";

/** Capabilities currently chosen in the form; none in the form of a new company, which does not ask for them. */
export const useTypedUses = (): Capability[] =>
  usesIn(useWatch<Settings, "uses">({ name: "uses" }) ?? "");
