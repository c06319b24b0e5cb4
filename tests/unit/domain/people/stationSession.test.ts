import { expect, it } from "vitest";

import { isSessionOpen, type StationSession } from "#domain/people/stationSession.ts";

const minute = 60_000;
const session: StationSession = {
  token: "t",
  person: "p",
  digest: "d",
  prompt: "idle",
  idleMs: 10 * minute,
  since: 50 * minute,
  until: 1000 * minute,
  used: 100 * minute,
};

it.each<[Partial<StationSession>, number, boolean]>([
  [{}, 110, true],
  [{}, 111, false],
  [{ prompt: "each" }, 110, true],
  [{ prompt: "each" }, 111, false],
  [{ prompt: "day" }, 999, true],
  [{ prompt: "day" }, 1000, false],
  [{ used: 995 * minute }, 1000, false],
  [{ isTaken: true }, 101, false],
  // Clock set back by a little, by more than the idle time, and by a day.
  [{}, 95, true],
  [{}, 89, false],
  [{ prompt: "day" }, 51, true],
  [{ prompt: "day" }, 49, false],
])("a station's session with %j is still open in minute %i: %j", (values, at, isOpen) =>
  expect(isSessionOpen({ ...session, ...values }, at * minute)).toBe(isOpen),
);
