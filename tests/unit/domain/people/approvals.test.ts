import { expect, it } from "vitest";

import { type Act, type Approval, covers, distinctActs } from "#domain/people/approvals.ts";
import type { Right } from "#domain/people/permissions.ts";

const approval = (values: Partial<Approval>): Approval => ({
  id: "a1",
  act: "refund.give",
  record: "r1",
  amount: 50,
  client: "",
  method: "",
  base: 0,
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
])("an approval of a refund covers the act %s of %j: %j", (right, values, isCovered) =>
  expect(covers(approval({}), right, act(values))).toBe(isCovered),
);

it("an approval covers only the client and the method that its approver saw", () => {
  const read = approval({ client: "c1", method: "cash" });
  const done = { client: "c1", method: "cash" };
  expect(covers(read, "refund.give", act(done))).toBe(true);
  for (const other of [{ client: "c2" }, { client: "" }, { method: "card" }, { method: "" }])
    expect(covers(read, "refund.give", act({ ...done, ...other }))).toBe(false);
});

it("an approval covers no larger percent than its approver saw, and any if none was shown", () => {
  const read = approval({ act: "discount.any", amount: 445, base: 890 });
  const coversOf = (one: Approval, amount: number, base: number) =>
    covers(one, "discount.any", act({ amount, base }));
  expect(coversOf(read, 445, 890)).toBe(true);
  expect(coversOf(read, 400, 890)).toBe(true);
  expect(coversOf(read, 445, 889.99)).toBe(false);
  expect(coversOf(read, 445, 0)).toBe(false);
  expect(coversOf({ ...read, base: 8900 }, 445, 890)).toBe(false);
  expect(coversOf({ ...read, base: 0 }, 445, 890)).toBe(true);
});

it("acts of the same right and document are combined, with the largest amount", () => {
  const one = { act: "payment.take", record: "r1", client: "", method: "" } as const;
  const acts = [
    { ...one, amount: 5 },
    { ...one, act: "sale.write" as const, amount: 1 },
    { ...one, amount: 8 },
    { ...one, record: "r2", amount: 2 },
  ];
  expect(distinctActs(acts)).toEqual([acts[2], acts[1], acts[3]]);
});

it("an approved till closing covers exactly its counted amount, not a smaller one either", () => {
  const counted = approval({ act: "till.close" });
  const amounts = [49.99, 50, 50.01];
  expect(amounts.map((amount) => covers(counted, "till.close", act({ amount })))).toEqual([
    false,
    true,
    false,
  ]);
});
