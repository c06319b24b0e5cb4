import fc from "fast-check";
import { expect, it } from "vitest";

import { addWords, type ContactEye, dominances, eyeUses } from "#domain/contactLenses/lens.ts";
import { lensLimits, type EyeNumber } from "#domain/contactLenses/lensLimits.ts";
import { today } from "#domain/core/days/days.ts";
import { openContactShop, sheetPath } from "#support/contactShop.ts";
import { expectOk, newId } from "#support/shop.ts";

/** Any accepted number for a key, or no number. */
const numberOf = (key: EyeNumber): fc.Arbitrary<number | null> => {
  const { min, max, step } = lensLimits[key];
  const hundredths = Math.round(step * 100);
  const steps = fc.integer({
    min: Math.ceil((min * 100) / hundredths),
    max: Math.floor((max * 100) / hundredths),
  });
  return fc.option(
    // Without negative zero, which JSON does not have.
    steps.map((count) => (count * hundredths) / 100 + 0),
    { nil: null },
  );
};
const wordOf = <Word extends string>(words: readonly Word[]) =>
  fc.constantFrom<"" | Word>("", ...words);

const eyes: fc.Arbitrary<ContactEye> = fc
  .record({
    bc: numberOf("bc"),
    dia: numberOf("dia"),
    sphere: numberOf("sphere"),
    cylinder: numberOf("cylinder"),
    axis: numberOf("axis"),
    add: numberOf("add"),
    add_word: wordOf(addWords),
    dn: wordOf(dominances),
    color: fc.constantFrom("", "gris", "noisette clair"),
    product: fc.constant(""),
    name: fc.constantFrom("", "Acuvue Oasys"),
    use: wordOf(eyeUses),
    va: fc.constantFrom("", "8/10"),
    near_va: fc.constantFrom("", "P2"),
    k1: numberOf("k1"),
    k2: numberOf("k2"),
    k_axis: numberOf("k_axis"),
    origin: fc.constantFrom("", "Repris des lunettes du 12/11/2026, sans conversion"),
  })
  .map((eye) => (eye.add === null ? eye : { ...eye, add_word: "" as const }));

it("a sheet returns any values as they were sent, and the same values again write nothing", async () => {
  const shop = await openContactShop();
  const isBlank = (eye: ContactEye) =>
    Object.values(eye).every((value) => value === null || value === "");
  for (const [right_lens, left_lens] of fc.sample(fc.tuple(eyes, eyes), 40)) {
    const id = newId();
    const sent = { client: shop.wearer.id, date: today(), status: "trial", right_lens, left_lens };
    const saved = expectOk(await shop.putSheet(sent, id));
    const eyesOf = (one: ContactEye) => (isBlank(one) ? null : one);
    expect(saved).toMatchObject({
      right_lens: eyesOf(right_lens),
      left_lens: eyesOf(left_lens),
    });
    expect(expectOk(await shop.send("GET", sheetPath(id)))).toEqual(saved);
    const { version } = saved;
    const again = { version, right_lens: saved.right_lens, left_lens: saved.left_lens };
    expect(expectOk(await shop.putSheet(again, id)).version).toBe(version);
  }
  expect(await shop.violations()).toEqual([]);
});
