import { describe, expect, it } from "vitest";
import { emptyEye, type Eye, type Eyes } from "#domain/optics/optics.ts";
import { changesSinceLast } from "#domain/optics/changesSinceLast.ts";
import { eye } from "#support/eyes.ts";

const right = (one: Eye): Eyes => ({ right: one, left: emptyEye });
const told = (former: Eye, current: Eye) =>
  changesSinceLast(right(former), right(current)).map(({ about, way, degree }) =>
    [about, way, degree].join(" "),
  );

describe("the change of distance vision", () => {
  it.each([
    // Thresholds: below 0.25 no change, up to 0.75 a small one, above a large one.
    [eye(-1.5), eye(-1.5), "same same"],
    [eye(-1.5), eye(-1.75), "stronger slight"],
    [eye(-1.5), eye(-2.25), "stronger slight"],
    [eye(-1.5), eye(-2.5), "stronger clear"],
    [eye(2), eye(2.5), "stronger slight"],
    [eye(0), eye(-0.5), "stronger slight"],
    // Only a stronger correction means worse sight.
    [eye(-2), eye(-1.5), "weaker slight"],
    [eye(2), eye(1), "weaker clear"],
    [eye(-0.5), eye(0), "weaker slight"],
    // A correction that changes its sign is neither stronger nor weaker.
    [eye(-0.25), eye(0.25), "turned slight"],
    [eye(-0.25), eye(2), "turned clear"],
    [eye(2), eye(-0.25), "turned clear"],
    // The spherical equivalent may be a multiple of 0.125.
    [eye(-1.5, -0.25, 90), eye(-1.5, -0.5, 90), "astigmatism slight"],
    [eye(-1.5, -0.25, 90), eye(-1.5, -0.75, 90), "stronger slight"],
    [eye(-1.5), eye(-1.5, -2, 90), "stronger clear"],
    // The same lens in the other notation is no change.
    [eye(-2, 1, 90), eye(-1, -1, 180), "same same"],
    // Equal spherical equivalents with different astigmatism.
    [eye(-1, -1, 90), eye(-1, -1, 95), "same same"],
    [eye(-1, -1, 90), eye(-1, -1, 105), "astigmatism slight"],
    [eye(-1, -1, 90), eye(-1, -1, 180), "astigmatism clear"],
    [eye(-1, -1, 180), eye(-1, -1, 2), "same same"],
    [eye(-1.5), eye(-1, -1, 90), "astigmatism clear"],
  ])("the change from %o to %o is described as %s", (former, current, expected) =>
    expect(told(former, current)).toEqual([`distance ${expected}`]),
  );

  it.each([
    [emptyEye, eye(-1)],
    [eye(-1), emptyEye],
    [eye(null, -1, 90), eye(-1, -1, 90)],
  ])("the change from %o to %o is ignored", (former, current) =>
    expect(told(former, current)).toEqual([]),
  );

  it("the former eye is returned in the notation of the new one", () => {
    const [change] = changesSinceLast(right(eye(-2.5, 1, 90)), right(eye(-2, -1, 180)));
    expect(change).toMatchObject({ from: eye(-1.5, -1, 180), to: eye(-2, -1, 180) });
  });
});

describe("the change of near vision", () => {
  const add = (addition: number | null): Eye => ({ ...emptyEye, addition });
  it.each([
    [add(1.5), add(1.5), ["near same same"]],
    [add(1.5), add(2), ["near more slight"]],
    [add(1.5), add(2.25), ["near more slight"]],
    [add(1.5), add(2.5), ["near more clear"]],
    [add(2), add(1.75), ["near less slight"]],
    [add(null), add(1), ["near first slight"]],
    [add(0), add(1), ["near first slight"]],
    [add(1), add(null), []],
    [add(1), add(0), []],
    [add(null), add(null), []],
  ])("the change of near vision from %o to %o is described as %s", (former, current, expected) =>
    expect(told(former, current)).toEqual(expected),
  );

  it("the change of near vision is that of the eye that changed most", () => {
    const former = { right: add(1.5), left: add(1.5) };
    const [change, ...others] = changesSinceLast(former, { right: add(1.5), left: add(2) });
    expect(change).toMatchObject({ way: "more", from: 1.5, to: 2 });
    expect(others).toEqual([]);
  });
});

it("changes are listed for the right eye, the left eye, then near vision", () => {
  const former = { right: eye(-1.5, null, null, 1.5), left: eye(-1.75, null, null, 1.5) };
  const current = { right: eye(-2, null, null, 2), left: eye(-1.75, null, null, 2) };
  expect(
    changesSinceLast(former, current).map((change) =>
      change.about === "near" ? "near" : change.side,
    ),
  ).toEqual(["right", "left", "near"]);
});
