import { expect, it } from "vitest";

import { closedText } from "#shared/period/closedPeriod.ts";

it("the notice about a transmitted period names the first open day for a refused or later booking", () => {
  const closed = "2026-11-30 00:00:00.000Z";
  expect(closedText("refused", "2026-11-30", closed)).toBe(
    "La période jusqu’au 30/11/2026 est transmise\u00a0: datez du 01/12/2026 ou après",
  );
  expect(closedText("booked", "2026-11-28", closed)).toBe(
    "La période jusqu’au 30/11/2026 est transmise\u00a0: ce papier sera comptabilisé le 01/12/2026.",
  );
  expect(closedText("kept", "2026-11-28", closed)).toBe(
    "La période jusqu’au 30/11/2026 est transmise\u00a0: ce qui en fait partie ne change plus.",
  );
  expect(closedText("refused", "2026-12-01", closed)).toBe("");
  expect(closedText("refused", "30 novembre", closed)).toBe("");
  expect(closedText("refused", "2026-11-30", "")).toBe("");
});
