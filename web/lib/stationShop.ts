import type { Company } from "#domain/core/records.ts";

const key = "optique.shop";

/** Shop that signed in last on this station: its sign-in page greets by it. */
export type StationShop = Pick<Company, "name" | "address">;

export function rememberShop({ name, address }: StationShop): void {
  try {
    localStorage.setItem(key, JSON.stringify({ name, address }));
  } catch (error) {
    // Storage full: the sign-in says 'Bonjour'.
    console.warn(error);
  }
}

export function stationShop(): StationShop | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as StationShop | null;
  } catch {
    return null;
  }
}
