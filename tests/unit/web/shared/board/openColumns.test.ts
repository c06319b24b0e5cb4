import { describe, expect, it } from "vitest";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import { openColumns, withOpened } from "#shared/board/openColumns.ts";

describe("an opened column", () => {
  it.each<[opened: JobStatus, open: JobStatus[], after: JobStatus[]]>([
    ["to_order", ["ordered", "mounting", "ready"], ["to_order", "ordered", "mounting"]],
    ["delivered", ["ordered", "mounting", "ready"], ["mounting", "ready", "delivered"]],
    ["ready", ["to_order", "ordered", "mounting"], ["ordered", "mounting", "ready"]],
    ["ordered", ["mounting", "ready", "delivered"], ["ordered", "mounting", "ready"]],
    ["mounting", ["to_order", "ordered", "delivered"], ["ordered", "mounting", "delivered"]],
  ])("opening the column %s closes the farthest open one", (opened, open, after) => {
    expect(withOpened(jobStatuses, open, opened)).toEqual(after);
  });

  it("exactly three columns stay open, in order, and opening an open one changes nothing", () => {
    for (const skipped of jobStatuses)
      for (const other of jobStatuses) {
        const open = jobStatuses.filter((one) => one !== skipped && one !== other);
        if (open.length !== 3) continue;
        for (const status of jobStatuses) {
          const after = withOpened(jobStatuses, open, status);
          expect(after).toHaveLength(3);
          expect(after).toContain(status);
          expect(jobStatuses.filter((one) => after.includes(one))).toEqual(after);
          if (open.includes(status)) expect(after).toBe(open);
        }
      }
  });

  it("each board has its own open columns", () => {
    const [one, other] = [openColumns(["a", "b", "c"], ["a"]), openColumns(["a", "b"], ["b"])];
    one.add("c");
    expect([one.shown.value, other.shown.value]).toEqual([["c"], ["b"]]);
  });
});
