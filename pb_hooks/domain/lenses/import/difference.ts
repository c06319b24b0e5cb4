/**
 * Counts the prices that an import changes, power by power, compared with the tariff in force
 * (docs/rules-lens-imports.md, Preview).
 */
import type { PowerRow } from "#domain/lenses/tariff.ts";
import { areSameRows } from "#domain/lenses/tariffRows.ts";

/** Numbers of powers; `twice`: powers with two different prices in the file. */
export type TariffDifference = {
  changed: number;
  made: number;
  dropped: number;
  twice: number;
  isSame: boolean;
};

/** Highest number of powers of one range that a preview compares. */
export const maxComparedPowers = 25_000;

/** Most powers to visit in all rows, with repetitions: nested rows of a whole file would take seconds. */
const maxVisits = 1_000_000;

/** Strongest sphere (in minus cylinder) and strongest cylinder of any correction; in quarters of a dioptre. */
const maxSphere = 120;
const maxCylinder = 48;
const cylinders = maxCylinder + 1;
const powers = (2 * maxSphere + 1) * cylinders;

/**
 * For each diameter, the number (from 1) of the first row that contains each power in minus cylinder; 0 means none.
 * `twice`: powers that another row, which is no wider zone, has at another price.
 */
type Prices = {
  first: Uint16Array[];
  count: number;
  visits: number;
  twice: number;
  isWhole: boolean;
};

/** True of a larger zone that contains `inner`: lists of upper limits have nested zones. */
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

/** Records a row for each power that no earlier row contains, and counts powers that have another price in this row. */
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

/** True when a row has another price than the first row with a power, and is no wider zone around it. */
const isToldBeside = (row: PowerRow, first: PowerRow | undefined): boolean =>
  first !== undefined && first.price !== row.price && !isAround(row, first);

/** Diameters of the rows; 0 stands for all others. */
function diametersOf(rows: readonly PowerRow[]): number[] {
  return [...new Set(rows.map(({ diameter }) => diameter))];
}

/** True when price or cost differ; a cost that the file lacks changes nothing. */
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

/** Compares the rows of a file with the stored rows, which are empty when no tariff is in force. */
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
