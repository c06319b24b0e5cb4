import { expect, it } from "vitest";

import { type Act, covers } from "#domain/people/approvals.ts";
import type { Right } from "#domain/people/permissions.ts";

const approval = { id: "a1", act: "refund.give", record: "r1", amount: 50, by: "Samira" };

it.each<[Right, Act, boolean]>([
  ["refund.give", { record: "r1", amount: 50 }, true],
  ["refund.give", { record: "r1" }, true],
  ["refund.give", { record: "r1", amount: 50.01 }, false],
  ["refund.give", { record: "r2", amount: 50 }, false],
  ["refund.give", { amount: 50 }, false],
  ["credit.issue", { record: "r1", amount: 50 }, false],
])("an approval covers %s of %j: %j", (right, act, isCovered) =>
  expect(covers(approval, right, act)).toBe(isCovered),
);
