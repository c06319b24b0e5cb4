import type { Company, ShopColor } from "#domain/core/records.ts";

/** Colour of the bar above the title of a sheet, by the shop's choice. */
export const shopColors: Record<ShopColor, string> = {
  petrol: "#0b5563",
  green: "#1d4d43",
  blue: "#22406e",
  burgundy: "#732638",
  brown: "#8c4214",
  black: "#1c2124",
};

export const colorOf = ({ color }: Pick<Company, "color">): string => shopColors[color || "petrol"];
