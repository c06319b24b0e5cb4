import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { User } from "#domain/core/records.ts";
import { currentPerson } from "#api/session/people.ts";
import { queryClient } from "#api/queryClient.ts";
import { user } from "#api/session/session.ts";
import { clearStation, stationState } from "#api/session/station.ts";

const enter = (id: string) => {
  const person = { id, name: id };
  const session = { token: id, prompt: "idle", idle_minutes: 10, day: today() } as const;
  const entered = { ...session, person, role: "seller" as const, rights: [] };
  stationState.value = { station: "s", entered, isLocked: false, last: id };
};
const key = ["statistics"];
const isKept = () => queryClient.getQueryData(key) !== undefined;

describe("cached figures at a shared computer", () => {
  beforeEach(() => {
    user.value = { id: "s", is_station: true, company: "", active: true } as unknown as User;
    enter("houda");
    queryClient.setQueryData(key, { total: 1 });
  });
  afterEach(() => {
    clearStation();
    user.value = null;
  });

  it("cached figures are dropped when another person enters, even with the same rights", () => {
    enter("karim");
    expect(currentPerson.value?.name).toBe("karim");
    expect(isKept()).toBe(false);
  });

  it("cached figures remain when the same person enters again", () => {
    enter("houda");
    expect(isKept()).toBe(true);
  });
});
