import type { Company } from "#domain/core/records.ts";

const key = "optique.shop";

/** Shop whose session ended by itself on this station: its sign-in page greets by it. A sign-out forgets it. */
export type StationShop = Pick<Company, "name" | "address">;

export function rememberShop({ name, address }: StationShop): void {
  try {
    localStorage.setItem(key, JSON.stringify({ name, address }));
  } catch (error) {
    // Storage full: the sign-in says 'Bonjour'.
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
