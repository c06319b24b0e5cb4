/** Person on a shared computer, and its lock, the same in all tabs of the browser (docs/people.md, Stations). */
import { effect, signal } from "@preact/signals-react";
import type { PersonPrompt } from "#domain/core/choices.ts";
import { today, type IsoDay } from "#domain/core/days/days.ts";
import type { Right, Role } from "#domain/people/permissions.ts";
import { type SecretChange, tellChanges } from "./changedByOthers.ts";
import { pb } from "#api/pb.ts";
import { get, post } from "#api/request.ts";

/** Answer of POST people/{id}/enter. */
type Entered = {
  token: string;
  person: { id: string; name: string };
  role: Role;
  rights: Right[];
  prompt: PersonPrompt;
  idle_minutes: number;
  changed: SecretChange[];
};

type StationState = {
  /** User account of the computer; another account starts without a person. */
  station: string;
  /** Person who may write, and the shop's day when they signed in; null for nobody. */
  entered: (Omit<Entered, "changed"> & { day: IsoDay }) | null;
  isLocked: boolean;
  /** Id of the person who last signed in, whom the next question proposes. */
  last: string;
};

const key = "optique.station";
const empty: StationState = { station: "", entered: null, isLocked: false, last: "" };

function stored(): StationState {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "null") as StationState | null;
    return found?.station === pb.authStore.record?.id && found ? found : empty;
  } catch {
    return empty;
  }
}

export const stationState = signal<StationState>(stored());

/** Stores the state for other tabs and for a reload. */
function keep(changed: Partial<StationState>): void {
  const station = pb.authStore.record?.id ?? "";
  const before = stationState.peek();
  const kept = before.station === station ? before : empty;
  stationState.value = { ...kept, ...changed, station };
}
effect(() => {
  const { value } = stationState;
  try {
    if (value.station) localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // Storage is full: other tabs, and a reload, ask again.
    console.warn(error);
  }
});
// There is no window during the build, which imports this file too.
globalThis.window?.addEventListener("storage", (event) => {
  if (event.key === key) stationState.value = stored();
});

/** Signs a person in on this computer. A wrong PIN is refused with 400 at `pin`; 429 gives the seconds to wait. */
export async function enterPerson(id: string, pin: string): Promise<void> {
  const path = `people/${encodeURIComponent(id)}/enter`;
  const { changed, ...entered } = await post<Entered>(path, { pin });
  tellChanges(id, changed);
  keep({ entered: { ...entered, day: today() }, isLocked: false, last: id });
}

/** Removes the person, whose token the server no longer accepts. */
export const forgetPerson = (): void => {
  if (stationState.peek().entered) keep({ entered: null });
};

/** Removes the person if their token ended without a request from here, for instance by a restart of the server. */
export async function forgetEndedPerson(): Promise<void> {
  if (!stationState.peek().entered) return;
  const { person } = await get<{ person: unknown }>("me");
  if (person === null) forgetPerson();
}

/** Locks this computer in all tabs, and ends the person's token. */
export function lockStation(): void {
  const hadPerson = stationState.peek().entered !== null;
  keep({ entered: null, isLocked: true });
  if (hadPerson) post("people/leave", {}).catch((error: unknown) => console.warn(error));
}

/** Clears the state at a sign-out, so that the next user starts unlocked and without a person. */
export const clearStation = (): void => {
  stationState.value = empty;
  localStorage.removeItem(key);
};

/** Header that names the person on this computer. */
export const personHeader = (): Record<string, string> => {
  const { entered } = stationState.peek();
  return entered ? { "X-Optique-Person": entered.token } : {};
};

/** After a write, removes the person if the shop asks who works here at each save. */
export const writtenByPerson = (): void => {
  if (stationState.peek().entered?.prompt === "each") forgetPerson();
};
