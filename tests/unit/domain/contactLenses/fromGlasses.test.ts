import { describe, expect, it } from "vitest";

import { conversionSteps } from "#domain/contactLenses/conversionSteps.ts";
import { fromGlasses, type Glasses } from "#domain/contactLenses/fromGlasses.ts";

const glasses = (
  sphere: number | null,
  cylinder: number | null = null,
  axis: number | null = null,
  more: Partial<Glasses> = {},
): Glasses => ({ sphere, cylinder, axis, add: null, ...more });

const lens = (
  sphere: number,
  cylinder: number | null = null,
  axis: number | null = null,
  add: number | null = null,
) => ({ sphere, cylinder, axis, add });

describe("a contact lens computed from glasses", () => {
  it.each([
    [glasses(-4), lens(-3.75), true],
    [glasses(6), lens(6.5), true],
    [glasses(-10), lens(-9), true],
    [glasses(-3.75), lens(-3.75), false],
    [glasses(-8, -2, 180), lens(-7.25, -1.75, 180), true],
    [glasses(5, -1.5, 90), lens(5.25, -1.75, 90), true],
    [glasses(-7.5, 1.5, 90), lens(-5.5, -1.25, 180), true],
    [glasses(-3.75, -0.25, 10), lens(-3.5, -0.25, 10), true],
  ])("glasses of %j at 12 mm give the lens %j", (of, expected, isConverted) => {
    expect(fromGlasses(of, null)).toMatchObject({ vertex: 12, lens: expected, isConverted });
    expect(fromGlasses(of, 12)).toMatchObject({ lens: expected });
  });

  it.each([
    [glasses(-6, -0.5, 20), -5.75],
    [glasses(-3, -0.25, 5), -3],
    [glasses(-3, -0.75, 5), null],
    [glasses(-3), null],
    [glasses(-3, 0), null],
    [glasses(2, 0.5, 90), 2.25],
  ])("glasses of %j give the spherical equivalent %s", (of, equivalent) => {
    expect(fromGlasses(of, null)?.equivalent).toBe(equivalent);
  });

  it("the conversion uses the prescription's vertex distance", () => {
    expect(fromGlasses(glasses(-10), 14.5)?.lens).toEqual(lens(-8.75));
    expect(fromGlasses(glasses(12), 8)?.lens).toEqual(lens(13.25));
    expect(fromGlasses(glasses(12), 20)?.lens).toEqual(lens(15.75));
  });

  it("a converted lens without a cylinder has no axis, and keeps a cylinder of 0 as 0", () => {
    expect(fromGlasses(glasses(-1, 0, 90), null)?.lens).toEqual(lens(-1, 0));
    expect(fromGlasses(glasses(-1, null, 90), null)?.lens).toEqual(lens(-1));
    expect(fromGlasses(glasses(-25, 0.25, 90), null)).toMatchObject({
      lens: lens(-19, -0.25, 180),
    });
    expect(fromGlasses(glasses(-30, 0.25, 90), 25)?.lens).toEqual(lens(-17, 0));
  });

  it("the conversion turns axis 0 into 180, and rotates the axis of a plus cylinder by 90°", () => {
    expect(fromGlasses(glasses(-1, -1, 0), null)?.lens).toEqual(lens(-1, -1, 180));
    expect(fromGlasses(glasses(-1, 1, 0), null)?.lens).toEqual(lens(0, -1, 90));
    expect(fromGlasses(glasses(-1, 1, 90), null)?.lens?.axis).toBe(180);
    expect(fromGlasses(glasses(-1, 1, 91), null)?.lens?.axis).toBe(1);
    expect(fromGlasses(glasses(-1, 1), null)?.lens).toEqual(lens(0, -1));
  });

  it("a converted lens takes the addition where possible, and lists the values left out", () => {
    const read = (more: Partial<Glasses>) => fromGlasses(glasses(-1, null, null, more), null);
    expect(read({ add: 2 })).toMatchObject({ lens: lens(-1, null, null, 2), notCarried: [] });
    expect(read({ add: 0 })).toMatchObject({ lens: lens(-1), notCarried: [] });
    expect(read({ add: 0.25, prism: 2 })).toMatchObject({
      lens: lens(-1),
      notCarried: ["prism", "add"],
    });
    expect(read({ prism: 0 })?.notCarried).toEqual([]);
  });

  it("there is no converted lens without a sphere, nor beyond the range of lenses", () => {
    expect(fromGlasses(glasses(null, -1, 90), null)).toBeNull();
    expect(fromGlasses(glasses(30, 12, 90), 25)).toBeNull();
    expect(fromGlasses(glasses(30), 25)?.lens).toBeNull();
    expect(fromGlasses(glasses(20, -12, 90), null)?.lens).toBeNull();
  });

  it("the conversion keeps the exact mean power, and never returns minus zero", () => {
    expect(fromGlasses(glasses(-10), null)?.mean).toBeCloseTo(-8.9286, 4);
    expect(fromGlasses(glasses(-3, -0.25, 5), null)?.mean).toBe(-3.125);
    const zero = fromGlasses(glasses(-1, 1, 90), null);
    expect(Object.is(zero?.lens?.sphere, 0) && Object.is(zero?.minus.sphere, 0)).toBe(true);
  });
});

describe("the steps of a conversion", () => {
  const stepsOf = (of: Glasses, vertex: number | null = null) => {
    const read = fromGlasses(of, vertex);
    return (
      read &&
      conversionSteps(read).map(({ label, text }) => [label, text].filter(Boolean).join(": "))
    );
  };

  it("the conversion's steps show each meridian before and after", () => {
    expect(stepsOf(glasses(-7.5, 1.5, 90, { prism: 2 }), 12.5)).toEqual([
      "En cylindre négatif: −6.00 (−1.50) 180°",
      "Lunettes à 12,5\u00a0mm de l’œil",
      "Méridien 180°: −6.00 → −5.58",
      "Méridien 90°: −7.50 → −6.86",
      "Lentille: −5.50 (−1.25) 180°",
      "Le prisme des lunettes n’est pas repris\u00a0: une lentille n’en a pas",
    ]);
  });

  it("the steps say that powers below 4 dioptres are not converted, and show the equivalent", () => {
    expect(stepsOf(glasses(-3, -0.25, 5))).toEqual([
      "En cylindre négatif: −3.00 (−0.25) 5°",
      "Moins de 4.00\u00a0: sans conversion",
      "Lentille: −3.00 (−0.25) 5°",
      "Équivalent sphérique: −3.00",
    ]);
    expect(stepsOf(glasses(-4))).toEqual([
      "En cylindre négatif: −4.00",
      "Lunettes à 12\u00a0mm de l’œil",
      "Puissance: −4.00 → −3.82",
      "Lentille: −3.75",
    ]);
  });

  it("the steps say when no lens has the power", () => {
    expect(stepsOf(glasses(30), 25)?.at(-1)).toBe("Aucune lentille n’a cette puissance");
  });
});
