import { expect, it } from "vitest";

import { type Act, type Approval, covers } from "#domain/people/approvals.ts";
import type { Right } from "#domain/people/permissions.ts";

const approval = (values: Partial<Approval>): Approval => ({
  id: "a1",
  act: "refund.give",
  record: "r1",
  amount: 50,
  client: "",
  method: "",
  by: "Samira",
  ...values,
});
const act = (values: Partial<Act>): Act => ({ record: "r1", amount: 50, ...values });

it.each<[Right, Partial<Act>, boolean]>([
  ["refund.give", {}, true],
  ["refund.give", { amount: 0 }, true],
  ["refund.give", { amount: 50.01 }, false],
  ["refund.give", { record: "r2" }, false],
  ["refund.give", { record: "" }, false],
  ["refund.give", { method: "cash", client: "c1" }, true],
  ["credit.issue", {}, false],
])("an approval covers %s of %j: %j", (right, values, isCovered) =>
  expect(covers(approval({}), right, act(values))).toBe(isCovered),
);

it("covers the client and the method that were read, and no other", () => {
  const read = approval({ client: "c1", method: "cash" });
  const done = { client: "c1", method: "cash" };
  expect(covers(read, "refund.give", act(done))).toBe(true);
  for (const other of [{ client: "c2" }, { client: "" }, { method: "card" }, { method: "" }])
    expect(covers(read, "refund.give", act({ ...done, ...other }))).toBe(false);
});

it("covers the count of a closing alone, which less would not be less of", () => {
  const counted = approval({ act: "till.close" });
  const amounts = [49.99, 50, 50.01];
  expect(amounts.map((amount) => covers(counted, "till.close", act({ amount })))).toEqual([
    false,
    true,
    false,
  ]);
});
