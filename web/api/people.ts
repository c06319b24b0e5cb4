/** People of the company, and the rights of the person at this screen (docs/access.md, Rights). */
import { queryOptions } from "@tanstack/react-query";
import { computed } from "@preact/signals-react";
import { userRoles, type User, type UserRole } from "#domain/core/records.ts";
import {
  can,
  exceptionsOf,
  type Exceptions,
  type Person,
  type Right,
} from "#domain/people/permissions.ts";
import { useValue } from "#lib/useValue.ts";
import { pb } from "./pb.ts";
import { createRecord, updateRecord } from "./records.ts";
import { user } from "./session.ts";

const collection = "optique_users";

/** Role, exceptions and activity of a user; one stored by an older version has every right. */
export const personOf = ({ role, rights, active }: Partial<User>): Person => ({
  role: userRoles.includes(role as UserRole) ? (role as UserRole) : "",
  rights: exceptionsOf(rights),
  active: active ?? true,
});

const me = computed((): Person | null => (user.value ? personOf(user.value) : null));

/** True when the signed-in person has a right. Screens follow it; the server decides. */
export function useRight(right: Right): boolean {
  const person = useValue(me);
  return person !== null && can(person, right);
}
export const hasRight = (right: Right): boolean =>
  me.peek() !== null && can(me.peek() as Person, right);

/** Signed-in person; null for a guest. */
export const useMe = (): Person | null => useValue(me);

/** Users of the company, by name. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: ({ signal }) => pb.collection(collection).getFullList<User>({ sort: "name", signal }),
});

export type PersonInput = {
  name: string;
  email: string;
  role: string;
  rights: Exceptions;
  active?: boolean;
  password?: string;
  passwordConfirm?: string;
};

export const createPerson = (id: string, input: PersonInput): Promise<User> =>
  createRecord(collection, id, { ...input, emailVisibility: true });
export const updatePerson = (id: string, input: PersonInput): Promise<User> =>
  updateRecord(collection, id, input);
