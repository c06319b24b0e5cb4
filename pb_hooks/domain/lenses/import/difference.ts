/** What an import changes (docs/rules-lens-imports.md, Preview): prices by quarter against the tariff that counts on its day. */
import { inMinus } from "#domain/lenses/power.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";

/** Counts of prices; `twice` are powers that the file gives at two prices. */
export type TariffDifference = {
  changed: number;
  made: number;
  dropped: number;
  twice: number;
  isSame: boolean;
};

/** Most powers that a preview looks at, of one range. */
export const maxComparedPowers = 25_000;

/** Sphere beyond which, in minus cylinder, no correction is asked. */
const maxSphere = 30;

/** Price by power: the first row that holds it. `twice`: how many have another price in a row that is no wider zone. */
type Prices = { rows: Map<number, PowerRow>; twice: number; isWhole: boolean };

const quarters = 4;
/** Number of a power in minus cylinder, whose parts are quarters, and of its diameter. */
const keyOf = (sphere: number, cylinder: number, diameter: number): number => {
  const curves = inMinus({ sphere, cylinder });
  const isAsked = Math.abs(curves.sphere) <= maxSphere;
  return isAsked
    ? ((curves.sphere + maxSphere) * quarters * 100 - curves.cylinder * quarters) * 100 + diameter
    : -1;
};

/** True of a zone that has this one in it and is larger: 'jusqu'à' lists nest. */
const isAround = (row: PowerRow, inner: PowerRow): boolean =>
  (["sphere", "cylinder"] as const).every(
    (side) => row[side][0] <= inner[side][0] && row[side][1] >= inner[side][1],
  ) &&
  (["sphere", "cylinder"] as const).some(
    (side) => row[side][0] < inner[side][0] || row[side][1] > inner[side][1],
  );

function pricesOf(rows: readonly PowerRow[], diameters: readonly number[]): Prices {
  const found: Prices = { rows: new Map(), twice: 0, isWhole: true };
  const told = new Set<number>();
  for (const row of rows)
    for (const diameter of diameters.filter((one) => row.diameter === 0 || row.diameter === one))
      for (let sphere = row.sphere[0]; sphere <= row.sphere[1]; sphere += 0.25)
        for (let cylinder = row.cylinder[0]; cylinder <= row.cylinder[1]; cylinder += 0.25) {
          const key = keyOf(sphere, cylinder, diameter);
          if (key < 0) continue;
          const first = found.rows.get(key);
          if (first) {
            if (first.price !== row.price && !isAround(row, first)) told.add(key);
          } else if (found.rows.size < maxComparedPowers) found.rows.set(key, row);
          else found.isWhole = false;
        }
  return { ...found, twice: told.size };
}

/** Diameters in which prices differ; 0 is any other one. */
function diametersOf(rows: readonly PowerRow[]): number[] {
  return [...new Set(rows.map(({ diameter }) => diameter))];
}

/** A cost that the file does not say changes nothing. */
const isOther = (stored: PowerRow, read: PowerRow): boolean =>
  stored.price !== read.price || (read.cost !== null && read.cost !== stored.cost);

/** Counts what `read` changes of the stored rows, which are none where no tariff counts. */
export function tariffDifference(
  stored: readonly PowerRow[],
  read: readonly PowerRow[],
): TariffDifference {
  const diameters = diametersOf([...stored, ...read]);
  const before = pricesOf(stored, diameters);
  const after = pricesOf(read, diameters);
  let [changed, made] = [0, 0];
  after.rows.forEach((row, key) => {
    const old = before.rows.get(key);
    if (!old) made += 1;
    else if (isOther(old, row)) changed += 1;
  });
  let dropped = 0;
  before.rows.forEach((_, key) => {
    if (!after.rows.has(key)) dropped += 1;
  });
  const isEqual = changed + made + dropped === 0;
  const isWhole = before.isWhole && after.isWhole;
  const isSame = isEqual && (isWhole || JSON.stringify(stored) === JSON.stringify(read));
  return { changed, made, dropped, twice: after.twice, isSame };
}
