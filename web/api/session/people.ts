/**
 * People of the company, rights of the person at this screen (docs/access.md, Rights), and capabilities that the shop
 * uses.
 */
import { computed, effect } from "@preact/signals-react";
import { capabilitiesOf, type Capability } from "#domain/core/capabilities.ts";
import { userRoles, type User, type UserRole } from "#domain/core/records.ts";
import {
  can,
  exceptionsFor,
  exceptionsOf,
  isApprovable,
  type Exceptions,
  type Person,
  type Role,
  type Right,
  rights,
  rightsOf,
} from "#domain/people/permissions.ts";
import { approvalRights, foreignRights } from "#lib/approvals.ts";
import { seenBooks } from "#lib/seenBooks.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { pb } from "#api/pb.ts";
import { invalidateAll } from "#api/queryClient.ts";
import { createRecord, updateRecord } from "#api/records.ts";
import { get, loadQuery } from "#api/request.ts";
import { company, user } from "./session.ts";
import { stationState } from "./station.ts";

const collection = "optique_users";

/** Role, exceptions and activity of a user. A user stored by an older version has every right. */
export const personOf = ({ role, rights: exceptions, active }: Partial<User>): Person => ({
  role: userRoles.includes(role as UserRole) ? (role as UserRole) : "",
  rights: exceptionsOf(exceptions),
  active: active ?? true,
});

/** True on a computer that several people share. */
export const isAtStation = computed(() => user.value?.is_station ?? false);

/** True on a shared computer that nobody has ever signed in to; it shows no page. */
export const isUnentered = computed(
  () => isAtStation.value && stationState.value.entered === null && stationState.value.last === "",
);

/** True while a shared computer is locked. */
export const isLocked = computed(
  () => isUnentered.value || (isAtStation.value && stationState.value.isLocked),
);

/** Rights on a shared computer where nobody is signed in: those of a seller, for reading. */
const nobody: Person = { role: "seller", rights: {}, active: true };

const me = computed((): Person | null => {
  if (!user.value) return null;
  if (!user.value.is_station) return personOf(user.value);
  const { entered } = stationState.value;
  if (!entered) return nobody;
  const { role, rights: granted } = entered;
  return { role, rights: exceptionsFor(role, granted), active: true };
});

/** Id and name of the person at this screen; null on a shared computer where nobody is signed in. */
export const currentPerson = computed((): Pick<User, "id" | "name" | "email"> | null => {
  if (!user.value?.is_station) return user.value;
  const { entered } = stationState.value;
  return entered && { ...entered.person, email: "" };
});

effect(() => {
  const person = me.value;
  const lacked = person ? rights.filter((right) => !can(person, right)) : [];
  const acts = new Set(lacked.filter(isApprovable));
  // An accountant only reads: actions of the counter are hidden, instead of asking for an approval.
  const reads = person?.role === "accountant";
  approvalRights.value = reads ? new Set() : acts;
  foreignRights.value = reads ? acts : new Set();
});

effect(() => {
  const person = me.value;
  const sees = person !== null && can(person, "books.export") && can(person, "cost.see");
  seenBooks.value = sees ? { closedUntil: company.value?.closed_until ?? "" } : null;
});

/**
 * Text that identifies the person and their rights: when it changes, screens reload, as figures and costs may differ.
 */
const viewer = computed(() =>
  me.value ? [currentPerson.value?.id ?? "", ...rightsOf(me.value)].join() : "",
);
let before = viewer.peek();
effect(() => {
  const now = viewer.value;
  if (before && now && before !== now) invalidateAll();
  before = now;
});

/** True when the person at this screen has a right. Screens update with it; the server decides. */
export function useRight(right: Right): boolean {
  const person = useValue(me);
  return person !== null && can(person, right);
}
export const hasRight = (right: Right): boolean =>
  me.peek() !== null && can(me.peek() as Person, right);

/** Person at this screen; null when nobody is signed in. */
export const useMe = (): Person | null => useValue(me);

/** Active person of the company, as returned by GET people. */
export type Colleague = { id: string; name: string; role: Role; has_pin: boolean };
/** Active people of the company by name, without shared computers. */
export const peopleQuery = loadQuery(
  ["users", "people"],
  async (signal) => (await get<{ items: Colleague[] }>("people", {}, signal)).items,
);

/** Name of a user; for one without a name, the e-mail, if visible. */
export const nameOfUser = ({ name, email }: Pick<User, "name" | "email">): string =>
  name || email || words.unnamed;

/** Users of the company, by name. */
export const usersQuery = loadQuery(["users"], (signal) =>
  pb.collection(collection).getFullList<User>({ sort: "name", signal }),
);

export type PersonInput = {
  name: string;
  email: string;
  role: string;
  rights: Exceptions;
  is_station?: boolean;
  pin?: string;
  active?: boolean;
  password?: string;
  passwordConfirm?: string;
};

export const createPerson = (id: string, input: PersonInput): Promise<User> =>
  createRecord(collection, id, input);
export const updatePerson = (id: string, input: PersonInput): Promise<User> =>
  updateRecord(collection, id, input);

/** Proof for changing one's own PIN: the old PIN or the password; neither is needed for the first PIN. */
export type PinProof = { oldPin?: string; currentPassword?: string };
export const changeOwnPin = (id: string, pin: string, proof: PinProof): Promise<User> =>
  updateRecord(collection, id, { pin, ...proof });

const inUse = computed(() => capabilitiesOf(company.value?.uses));

/**
 * True when the shop uses a capability, or has switched it on. Screens update with it, also after a change on another
 * station.
 */
export const useUses = (word: Capability): boolean => useValue(inUse).includes(word);
export const uses = (word: Capability): boolean => inUse.peek().includes(word);
