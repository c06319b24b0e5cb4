/** Values of the form of a person: role, and the rights that differ from it. */
import type { User } from "#domain/core/records.ts";
import {
  can,
  exceptionsFor,
  hasAllRights,
  type Person,
  type Right,
  rights,
  rightsOf,
  rightsOfRole,
  type Role,
} from "#domain/people/permissions.ts";
import { rightNames } from "#domain/people/rights.strings.ts";
import { personOf, type PersonInput } from "#api/session/people.ts";
import { teamStrings } from "./team.strings.ts";

export type PersonValues = {
  name: string;
  email: string;
  /** Blank to keep the stored password. */
  password: string;
  role: Role;
  granted: Right[];
  active: boolean;
  /** Blank to keep the stored PIN. */
  pin: string;
  is_station: boolean;
};

export const personValues = (user: User | null): PersonValues => {
  const person: Person = user ? personOf(user) : { role: "seller", rights: {}, active: true };
  return {
    name: user?.name ?? "",
    email: user?.email ?? "",
    password: "",
    role: person.role,
    granted: rightsOf({ ...person, active: true }),
    active: person.active,
    pin: "",
    is_station: user?.is_station ?? false,
  };
};

/** Request body of a person; that of a new person leaves out `active`. */
export const personInput = (values: PersonValues, isNew: boolean): PersonInput => ({
  name: values.name.trim(),
  email: values.email.trim(),
  role: values.role,
  rights: exceptionsFor(values.role, values.granted),
  is_station: values.is_station,
  ...(isNew ? {} : { active: values.active }),
  ...(values.pin && !values.is_station ? { pin: values.pin } : {}),
  ...(values.password ? { password: values.password, passwordConfirm: values.password } : {}),
});

const named = (some: readonly Right[]): string =>
  some.map((right) => rightNames[right].toLowerCase()).join(", ");

/** Rights that a person has beyond the role, or lacks compared with it, in words. */
export function exceptionTexts(person: Person): string[] {
  if (hasAllRights({ ...person, active: true })) return [];
  const own = rightsOfRole(person.role);
  const now = { ...person, active: true };
  const more = rights.filter((right) => can(now, right) && !own.includes(right));
  const less = own.filter((right) => !can(now, right));
  return [
    ...(more.length > 0 ? [teamStrings.more(named(more))] : []),
    ...(less.length > 0 ? [teamStrings.less(named(less))] : []),
  ];
}
