import type { Company } from "#domain/core/records.ts";

const key = "optique.shop";

/** Shop whose session expired on this computer, so that its sign-in page can greet by name. A sign-out clears it. */
export type StationShop = Pick<Company, "name" | "address">;

export function rememberShop({ name, address }: StationShop): void {
  try {
    localStorage.setItem(key, JSON.stringify({ name, address }));
  } catch (error) {
    // Storage is full: the sign-in page then only says 'Bonjour'.
    console.warn(error);
  }
}

export const forgetShop = (): void => localStorage.removeItem(key);

export function stationShop(): StationShop | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as StationShop | null;
  } catch {
    return null;
  }
}
