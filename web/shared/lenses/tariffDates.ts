/** Selects the tariff of a product that applies on a day. */
import type { ListedTariff } from "#api/lenses/tariffs.ts";
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";

export type TariffState = "current" | "coming" | "past";

const dayOf = ({ from }: ListedTariff): string => from.slice(0, 10);

/** Tariff that applies on a day: the latest one that has begun; undefined before the first. */
const currentOf = (tariffs: readonly ListedTariff[], on: string): ListedTariff | undefined =>
  [...tariffs]
    .filter((tariff) => dayOf(tariff) <= on)
    .sort((one, other) => (dayOf(one) < dayOf(other) ? 1 : -1))[0];

export function stateOf(
  tariff: ListedTariff,
  tariffs: readonly ListedTariff[],
  on: string,
): TariffState {
  if (dayOf(tariff) > on) return "coming";
  return currentOf(tariffs, on)?.id === tariff.id ? "current" : "past";
}

/** Tariff that the address names, else the current one, else the first future one. */
export const displayedTariff = (
  tariffs: readonly ListedTariff[],
  asked: string,
  on: string,
): ListedTariff | undefined =>
  tariffs.find(({ id }) => id === asked) ?? currentOf(tariffs, on) ?? tariffs.at(-1);

/** First of January after a day. */
export const nextYear = (day: IsoDay): IsoDay =>
  parseDay(`${Number(day.slice(0, 4)) + 1}-01-01`) ?? day;
