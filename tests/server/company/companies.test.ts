import { expect, it } from "vitest";

import { openShop, recordsPath } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

it("a new company has the values that were sent, and initial ones for the others", async () => {
  const sent = { tag_types: ["lens"], lab_days: 2, child_source_remark: false };
  const initial = { tag_types: ["frame", "sunglasses"], lab_days: 7, child_source_remark: true };
  for (const [values, expected] of [
    [sent, sent],
    [
      { ...sent, tag_types: [] },
      { ...sent, tag_types: [] },
    ],
    [{ tag_types: null, lab_days: "" }, initial],
    [{}, initial],
  ] as const) {
    const user = await openShop(await sharedServer(), null);
    const body = { name: "Optique du Cèdre", ...values };
    const made = await user.send("POST", recordsPath("optique_companies"), body);
    expect(made).toMatchObject({ status: 200, body: expected });
  }
});
