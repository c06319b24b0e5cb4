import type { Preset } from "#domain/core/days/period.ts";
import { periodOfAddress } from "#shared/period/periodOfAddress.ts";

/** Default period of the prescription log. */
export const logPreset: Preset = "month";

/** Period of the prescription log and of its print, from the address. */
export const logPeriod = (get: (name: string) => string) => periodOfAddress(get, logPreset);
