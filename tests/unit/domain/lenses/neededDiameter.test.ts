import { expect, it } from "vitest";

import { chosenSize, isSmall, neededDiameter } from "#domain/lenses/neededDiameter.ts";

it("the needed lens diameter follows from the frame's size and the pupillary distances", () => {
  const frame = { eye_size: 52, bridge: 18 };
  expect(neededDiameter(frame, [31])).toBe(62);
  expect(neededDiameter({ eye_size: 54, bridge: 18 }, [29])).toBe(70);
  expect(neededDiameter(frame, [31, 29.5])).toBe(65);
  expect(neededDiameter(frame, [31, null])).toBeNull();
  expect(neededDiameter({ eye_size: null, bridge: 18 }, [31])).toBeNull();
  expect(neededDiameter(frame, [])).toBeNull();
});

it("the smallest lens diameter that fits is chosen, or else the largest one", () => {
  const sizes = [{ diameter: 65 }, { diameter: 70 }, { diameter: 75 }];
  expect(chosenSize(sizes, 66)).toEqual({ diameter: 70 });
  expect(chosenSize(sizes, null)).toEqual({ diameter: 65 });
  expect(chosenSize(sizes, 80)).toEqual({ diameter: 75 });
  expect(chosenSize([], 60)).toBeNull();
  expect(isSmall(75, 80)).toBe(true);
  expect(isSmall(0, 80)).toBe(false);
});

it("a lens diameter in stock that fits is chosen before a smaller one out of stock", () => {
  const sizes = [{ diameter: 65 }, { diameter: 70 }];
  expect(chosenSize(sizes, 60, ({ diameter }) => diameter === 70)).toEqual({ diameter: 70 });
  expect(chosenSize(sizes, 70, ({ diameter }) => diameter === 65)).toEqual({ diameter: 70 });
});
