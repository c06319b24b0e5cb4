import type { Preset } from "#domain/core/days/period.ts";
import { periodOfAddress } from "#shared/period/periodOfAddress.ts";

/** Period of the prescription log of an address without any. */
export const logPreset: Preset = "month";

/** Period of the prescription log and of its print. */
export const logPeriod = (get: (name: string) => string) => periodOfAddress(get, logPreset);
