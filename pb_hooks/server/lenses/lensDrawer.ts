import { textValue, type Values } from "#domain/core/fields/values.ts";
import { cellOf, type LensPower, powerOf } from "#domain/lenses/power.ts";

/** Tracks the pieces left in each cell while the lines of a save take and return pieces. */
export class LensDrawer {
  readonly #left = new Map<string, number>();
  constructor(cells: readonly [product: string, cell: string, quantity: number][]) {
    for (const [product, cell, quantity] of cells) this.#left.set(`${product} ${cell}`, quantity);
  }

  has(product: string, power: LensPower): boolean {
    return (this.#left.get(`${product} ${cellOf(power)}`) ?? 0) > 0;
  }

  take(product: string, power: LensPower): void {
    this.#add(product, power, -1);
  }

  /** Returns the piece of a stored line to its cell, when it came from the drawer. */
  giveBack(stored: Values | null): void {
    const power = stored?.["source"] === "stock" ? powerOf(stored["power"]) : null;
    if (power) this.#add(textValue(stored?.["product"]), power, 1);
  }

  #add(product: string, power: LensPower, quantity: number): void {
    const key = `${product} ${cellOf(power)}`;
    this.#left.set(key, (this.#left.get(key) ?? 0) + quantity);
  }
}
