import type { Preset } from "#domain/core/days/period.ts";
import { periodOfAddress } from "#shared/period/periodOfAddress.ts";

/** Period of the register of an address without any. */
export const registerPreset: Preset = "month";

/** Period of the register and of its print. */
export const registerPeriod = (get: (name: string) => string) =>
  periodOfAddress(get, registerPreset);
