import { describe, expect, it } from "vitest";

import type { LensPower } from "#domain/lenses/power.ts";
import type { PowerRow, Span } from "#domain/lenses/tariff.ts";
import { whyNotText } from "#domain/lenses/whyNot.strings.ts";
import { type RangeLimits, rowLimits, whyNot } from "#domain/lenses/whyNot.ts";

const noLimit: RangeLimits = {
  geometry: "single",
  add_from: null,
  add_to: null,
  max_power: null,
  max_prism: null,
};
const row = (sphere: Span, cylinder: Span, diameter = 0): PowerRow => ({
  sphere,
  cylinder,
  diameter,
  price: 1,
  cost: null,
});
const minus = [row([-6, 6], [-4, 0], 70), row([-6, -2], [-4, 0], 65)];
const plus = [row([-6, 0], [0, 2])];

type Asked = { range?: Partial<RangeLimits>; power?: Partial<LensPower>; prism?: number };

/** Reason code and sentence why these rows do not make a lens. */
function told({ range, power, prism }: Asked, rows: PowerRow[] | null = minus) {
  const asked = { sphere: 0, cylinder: 0, add: null, diameter: 0, ...power };
  const limits = rows && rowLimits(rows, asked);
  const found = whyNot({ ...noLimit, ...range }, asked, prism ?? null, limits);
  return found && [found.why, whyNotText(found, "2026-11-28").replaceAll("\u00a0", " ")];
}

const progressive = { geometry: "progressive", add_from: 0.75, add_to: 3.5 } as const;

describe("the reason why a lens is not made", () => {
  it("the reason why a lens is not made has its value and its limit", () => {
    const table = {
      tariff: told({}, null),
      add: told({ range: progressive, power: { add: 3.75 } }),
      least: told({ range: progressive, power: { add: 0.5 } }),
      prism: told({ range: { max_prism: 5 }, prism: 6 }),
      power: told({ range: { max_power: 9 }, power: { sphere: -8, cylinder: -2 } }),
      diameter: told({ power: { diameter: 75 } }),
      small: told({ power: { diameter: 60 } }),
      cylinder: told({ power: { cylinder: -4.5 } }),
      sphere: told({ power: { sphere: -5.25, cylinder: -2 } }, plus),
      most: told({ power: { sphere: 6.25 } }),
      hole: told({ power: { sphere: -1 } }, [row([-6, -2], [-4, 0]), row([2, 6], [-4, 0])]),
    };
    expect(table).toEqual({
      tariff: ["no_tariff", "pas de tarif au 28/11/2026"],
      add: ["add", "addition 3,75 : maximum 3,50"],
      least: ["add", "addition 0,50 : minimum 0,75"],
      prism: ["prism", "prisme 6 : maximum 5"],
      power: ["power", "puissance 10,00 : maximum 9,00"],
      diameter: ["diameter", "Ø 75 : maximum 70"],
      small: ["diameter", "Ø 60 : minimum 65"],
      cylinder: ["cylinder", "cyl. −4,50 : maximum −4,00"],
      sphere: ["sphere", "sphère −7,25 (+2,00) : minimum −6,00"],
      most: ["sphere", "sphère +6,25 : maximum +6,00"],
      hole: ["hole", "pas fabriqué à cette puissance"],
    });
  });

  it("a missing addition is a reason only for geometries that require one", () => {
    expect(told({ range: progressive })).toEqual(["add", "il manque l’addition"]);
    expect(told({ range: { ...progressive, geometry: "myopia" } })).toBeNull();
    expect(told({ power: { add: 3.75 } })).toBeNull();
  });

  it("of several reasons, the first in the documented order is returned", () => {
    const all: Asked = {
      range: { ...progressive, max_power: 9, max_prism: 5 },
      power: { sphere: -10, cylinder: -6, add: 4, diameter: 80 },
      prism: 6,
    };
    const asked = (more: Asked) =>
      told({
        range: { ...all.range, ...more.range },
        power: { ...all.power, ...more.power },
        prism: more.prism ?? 6,
      })?.[0];
    const power = { add: 2, diameter: 70, sphere: -10, cylinder: -6 };
    const range = { max_power: 40 };
    expect([
      told(all, null)?.[0],
      asked({}),
      asked({ power: { add: 2 } }),
      asked({ power: { add: 2 }, prism: 5 }),
      asked({ power: { add: 2 }, prism: 5, range }),
      asked({ power, prism: 5, range }),
      asked({ power: { ...power, cylinder: -4 }, prism: 5, range }),
      asked({ power: { ...power, cylinder: -4, sphere: -6 }, prism: 5, range }),
    ]).toEqual(["no_tariff", "add", "prism", "power", "diameter", "cylinder", "sphere", undefined]);
  });

  it("the reason uses minus cylinder when a tariff has rows of both signs", () => {
    const both = [...plus, row([-4, 0], [-2, 0])];
    expect(told({ power: { sphere: -5.25, cylinder: -2 } }, both)).toEqual([
      "sphere",
      "sphère −5,25 (−2,00) : minimum −4,00",
    ]);
  });

  it("a lens is compared with the limits of its own diameter", () => {
    expect(told({ power: { sphere: 1, diameter: 65 } })).toEqual([
      "sphere",
      "sphère +1,00 : maximum −2,00",
    ]);
    expect(told({ power: { sphere: 1, diameter: 70 } })).toBeNull();
  });
});
