/** Counts the prices that an import changes, quarter by quarter, against the tariff in force (docs/rules-lens-imports.md, Preview). */
import type { PowerRow } from "#domain/lenses/tariff.ts";
import { areSameRows } from "#domain/lenses/tariffRows.ts";

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

/** Most powers that rows hold, those that several hold counted for each: nested rows of a whole file take seconds. */
const maxVisits = 1_000_000;

/** Sphere beyond which, in minus cylinder, no correction is asked, and the largest cylinder; in quarters. */
const maxSphere = 120;
const maxCylinder = 48;
const cylinders = maxCylinder + 1;
const powers = (2 * maxSphere + 1) * cylinders;

/**
 * Rows by power in minus cylinder, for each diameter: 0 is none, else the place of the first row that holds it, from 1.
 * `twice`: powers with another price in a row that is no wider zone.
 */
type Prices = {
  first: Uint16Array[];
  count: number;
  visits: number;
  twice: number;
  isWhole: boolean;
};

/** True of a zone that has this one in it and is larger: lists of upper limits nest. */
const isAround = (row: PowerRow, inner: PowerRow): boolean =>
  row.sphere[0] <= inner.sphere[0] &&
  row.sphere[1] >= inner.sphere[1] &&
  row.cylinder[0] <= inner.cylinder[0] &&
  row.cylinder[1] >= inner.cylinder[1] &&
  extent(row) > extent(inner);
const extent = ({ sphere, cylinder }: PowerRow): number =>
  sphere[1] - sphere[0] + cylinder[1] - cylinder[0];

function pricesOf(rows: readonly PowerRow[], diameters: readonly number[]): Prices {
  const first = diameters.map(() => new Uint16Array(powers));
  const found: Prices = { first, count: 0, visits: 0, twice: 0, isWhole: true };
  diameters.forEach((diameter, at) => {
    const own = first[at] ?? new Uint16Array(powers);
    const told = new Uint8Array(powers);
    rows.forEach((row, place) => {
      if (row.diameter === 0 || row.diameter === diameter)
        addRow(found, own, told, rows, row, place + 1);
    });
  });
  return found;
}

/** Notes a row for the powers that no earlier row holds, and counts those of another price. */
function addRow(
  found: Prices,
  own: Uint16Array,
  told: Uint8Array,
  rows: readonly PowerRow[],
  row: PowerRow,
  place: number,
): void {
  const [lastSphere, lastCylinder] = [row.sphere[1] * 4, row.cylinder[1] * 4];
  found.visits += (lastSphere - row.sphere[0] * 4 + 1) * (lastCylinder - row.cylinder[0] * 4 + 1);
  if (found.visits > maxVisits) found.isWhole = false;
  if (!found.isWhole) return;
  let asked = 0;
  let isTold = false;
  for (let sphere = row.sphere[0] * 4; sphere <= lastSphere; sphere += 1)
    for (let cylinder = row.cylinder[0] * 4; cylinder <= lastCylinder; cylinder += 1) {
      const inMinus = cylinder > 0 ? sphere + cylinder : sphere;
      if (inMinus < -maxSphere || inMinus > maxSphere) continue;
      const power = (inMinus + maxSphere) * cylinders + Math.abs(cylinder);
      const first = own[power] ?? 0;
      if (first === 0) {
        if (found.count < maxComparedPowers) {
          own[power] = place;
          found.count += 1;
        } else found.isWhole = false;
        continue;
      }
      if (first !== asked) {
        asked = first;
        isTold = isToldBeside(row, rows[first - 1]);
      }
      if (isTold && told[power] === 0) {
        told[power] = 1;
        found.twice += 1;
      }
    }
}

/** True of a row with another price than the first that holds a power, and no wider zone around that one. */
const isToldBeside = (row: PowerRow, first: PowerRow | undefined): boolean =>
  first !== undefined && first.price !== row.price && !isAround(row, first);

/** Diameters in which prices differ; 0 is any other one. */
function diametersOf(rows: readonly PowerRow[]): number[] {
  return [...new Set(rows.map(({ diameter }) => diameter))];
}

/** A cost that the file does not say changes nothing. */
const isOther = (stored: PowerRow | undefined, read: PowerRow | undefined): boolean =>
  stored?.price !== read?.price || (read?.cost !== null && read?.cost !== stored?.cost);

type Held = { rows: readonly PowerRow[]; first: Uint16Array };

function countChanges(
  counts: Pick<TariffDifference, "changed" | "made" | "dropped">,
  stored: Held,
  read: Held,
): void {
  for (let power = 0; power < powers; power += 1) {
    const [was = 0, is = 0] = [stored.first[power], read.first[power]];
    if (was === 0 && is === 0) continue;
    if (was === 0) counts.made += 1;
    else if (is === 0) counts.dropped += 1;
    else if (isOther(stored.rows[was - 1], read.rows[is - 1])) counts.changed += 1;
  }
}

/** Counts what `read` changes of the stored rows, which are none where no tariff counts. */
export function tariffDifference(
  stored: readonly PowerRow[],
  read: readonly PowerRow[],
): TariffDifference {
  const diameters = diametersOf([...stored, ...read]);
  const before = pricesOf(stored, diameters);
  const after = pricesOf(read, diameters);
  const counts = { changed: 0, made: 0, dropped: 0 };
  diameters.forEach((_, at) => {
    const [old, now] = [before.first[at], after.first[at]];
    if (old && now) countChanges(counts, { rows: stored, first: old }, { rows: read, first: now });
  });
  const isEqual = counts.changed + counts.made + counts.dropped === 0;
  const isWhole = before.isWhole && after.isWhole;
  const isSame = isEqual && (isWhole || areSameRows(stored, read));
  return { ...counts, twice: after.twice, isSame };
}
