import { describe, expect, it } from "vitest";

import {
  type ClaimAmounts,
  firstStatus,
  fundDue,
  fundPart,
  isSent,
  mayBegin,
  mayFollow,
  nextStatuses,
  payeeOf,
  statusPaid,
} from "#domain/claims/claimStatus.ts";
import type { Centimes } from "#domain/core/money.ts";
import { type ClaimStatus, claimStatuses } from "#domain/core/records.ts";

const claim = (status: ClaimStatus, received_amount = 0): ClaimAmounts => ({
  status,
  agreed: 300,
  received_amount,
});

describe("the state of a claim", () => {
  /** States that a person may choose next; slips, transfers and rejections have their own routes. */
  it.each<[ClaimStatus, number, ClaimStatus[]]>([
    ["todo", 0, ["ready"]],
    ["ready", 0, ["todo", "given"]],
    ["given", 0, ["ready"]],
    ["asked", 0, ["agreed", "refused"]],
    ["agreed", 0, ["asked", "refused"]],
    ["refused", 0, ["asked", "agreed"]],
    ["sent", 0, ["agreed"]],
    ["paid", 300, []],
    ["partly", 100, []],
    ["rejected", 0, ["sent"]],
    ["rejected", 100, ["partly"]],
  ])("a claim in the state %s with %d received may become %j", (status, received, next) => {
    const stored = claim(status, received);
    expect(nextStatuses(stored)).toEqual([status, ...next]);
    for (const other of claimStatuses)
      expect([other, mayFollow(stored, other)]).toEqual([
        other,
        other === status || next.includes(other),
      ]);
  });

  it("the first states of a claim depend on whether its fund pays the client or the shop", () => {
    const begins = (pays: "client" | "shop") =>
      claimStatuses.filter((status) => mayBegin(pays, status));
    expect(begins("client")).toEqual(["todo", "ready"]);
    expect(begins("shop")).toEqual(["asked", "agreed", "refused"]);
    for (const pays of ["client", "shop"] as const) {
      expect(mayBegin(pays, firstStatus(pays))).toBe(true);
      expect(payeeOf(firstStatus(pays))).toBe(pays);
    }
  });

  it("a claim has a slip in the state sent and all later ones", () =>
    expect(claimStatuses.filter(isSent)).toEqual(["sent", "paid", "partly", "rejected"]));

  it.each([
    [300, 0, "sent"],
    [300, 1, "partly"],
    [300, 299, "partly"],
    [300, 300, "paid"],
  ] as const)("a claim with %d agreed and %d received becomes %s", (agreed, received, status) =>
    expect(statusPaid(agreed as Centimes, received as Centimes)).toBe(status),
  );
});

describe("the fund's part", () => {
  it.each<[ClaimStatus, number, number, number]>([
    ["todo", 0, 0, 0],
    ["ready", 0, 0, 0],
    ["given", 0, 0, 0],
    ["asked", 0, 0, 0],
    ["refused", 0, 0, 0],
    ["agreed", 0, 30_000, 30_000],
    ["sent", 0, 30_000, 30_000],
    ["partly", 100.5, 30_000, 19_950],
    ["paid", 300, 30_000, 0],
    ["rejected", 0, 0, 0],
    ["rejected", -50, 0, 0],
    ["sent", -50, 30_000, 35_000],
    ["rejected", 100.5, 10_050, 0],
  ])(
    "the fund's part of a claim in the state %s with %d received is %d, of which %d is due",
    (status, received, part, due) => {
      expect(fundPart(claim(status, received))).toBe(part);
      expect(fundDue(claim(status, received))).toBe(due);
    },
  );
});
