/**
 * Users: who may create and change them, their names, and the last owner. Each change of name, role, rights, activity,
 * PIN or station is journalled.
 */
import { administrator } from "#domain/core/messages/messages.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { looksLike } from "#domain/people/likeNames.ts";
import { exceptionsOf, isAtLeast } from "#domain/people/permissions.ts";
import { recordsOf } from "#server/engine/firstUse.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { refreshUnchangedFields } from "#server/engine/records/refreshUnchangedFields.ts";
import { displayNameOf, personOf } from "#server/platform/people/person.ts";
import { checkNewPin, pinHashOf } from "#server/platform/people/pins.ts";
import {
  type Actor,
  actorOf,
  type RecordEvent,
  recordOf,
} from "#server/platform/records/recordEvents.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { endConnections } from "#server/platform/requests/realtime.ts";
import { checkRight } from "#server/platform/requests/routeRequest.ts";
import { refuse, refuseRequest, refuseRights } from "#server/platform/requests/refuse.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { findRecord } from "#server/platform/records/storedRecords.ts";
import { isStation } from "#server/platform/people/stations.ts";
import { inTransaction } from "#server/platform/people/acts.ts";
import { switchOn } from "#server/platform/records/shopCapabilities.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { displayNameSql } from "./userNameSql.ts";

/** SQL of a company's users except for one: it finds rows when there are at least two. */
export const colleagues = recordsOf(
  "optique_users",
  "t.id > (SELECT MIN(id) FROM optique_users o WHERE o.company = t.company)",
);
const teamRead = reading(`SELECT EXISTS(SELECT 1 FROM ${colleagues})`);

/** Display names of the other users of the company. */
const colleaguesOf = (tx: core.App, company: string, id: string): string[] =>
  queryJson<string[]>(
    tx,
    `SELECT json_group_array(${displayNameSql("u")}) AS json FROM optique_users u
      WHERE company = {:company} AND id <> {:id}`,
    { company, id },
  ) ?? [];

/** Refuses a name of a colleague or the administrator, in any spelling; a nameless user is named by the e-mail. */
function checkName(tx: core.App, user: core.Record): void {
  const name = displayNameOf(user);
  const field = user.getString("name") === "" ? "email" : "name";
  if (looksLike(name, administrator)) refuse([{ field, code: "name_reserved" }]);
  const others = colleaguesOf(tx, user.getString("company"), user.id);
  if (others.some((other) => looksLike(name, other))) refuse([{ field, code: "name_taken" }]);
}

/** Refuses a user who has a right that the actor lacks. */
function checkNotAbove({ person }: Actor, user: core.Record): void {
  if (person && !isAtLeast(person, personOf(user)))
    refuseRights([{ act: "people", record: user.id, amount: 0 }]);
}

const journalled = (user: core.Record): Values => ({
  name: user.getString("name"),
  role: user.getString("role"),
  rights: exceptionsOf(jsonFieldValue(user, "rights")),
  active: user.getBool("active"),
  is_station: user.getBool("is_station"),
});

/** Role, exceptions and activity of a user as one text, for comparison. */
const rightsText = (user: core.Record): string => JSON.stringify(personOf(user));

type Right = { role: string; active: boolean };
const otherRoles = (tx: core.App, user: core.Record): Right[] =>
  queryJson<Right[]>(
    tx,
    `SELECT json_group_array(json_object('role', role, 'active', active)) AS json FROM optique_users
      WHERE company = {:company} AND id <> {:id} AND active AND NOT is_station`,
    { company: user.getString("company"), id: user.id },
  ) ?? [];

/**
 * Refuses the loss of the last active owner or, without any owner, of the last user with every right. Shared computers
 * do not count. `after`: null for a deletion.
 */
function checkOwnerLeft(tx: core.App, before: core.Record, after: core.Record | null): void {
  const role = before.getString("role");
  const stays = after?.getBool("active") && ["owner", role].includes(after.getString("role"));
  const keeps = stays && !isStation(after);
  if (!before.getBool("active") || isStation(before) || !["owner", ""].includes(role) || keeps)
    return;
  const others = otherRoles(tx, before);
  const hasOwner = others.some((other) => other.role === "owner");
  const isLast = role === "owner" ? !hasOwner : others.every((other) => other.role !== "");
  if (isLast && !hasOwner) refuse([{ field: "role", code: "last_owner" }]);
}

/** Sign-in values to compare for the journal: the hashes, and the e-mail address. */
const secretsOf = (user: core.Record) => ({
  email: user.getString("email"),
  password: user.getString("password:hash"),
  pin: pinHashOf(user),
});

function journal(
  tx: core.App,
  actor: Actor,
  user: core.Record,
  before: Values,
  secretsBefore: ReturnType<typeof secretsOf>,
): void {
  const secrets = Object.keys(changesBetween(secretsBefore, secretsOf(user)));
  const changes = {
    ...changesBetween(before, journalled(user)),
    // Only the names of changed secrets are journalled, never their values.
    ...Object.fromEntries(secrets.map((name) => [name, [] as []])),
  };
  const staff = { company: user.getString("company"), actor };
  const label = displayNameOf(user);
  journalUpdate(tx, staff, { collection: "optique_users", record: user.id, label, changes });
}

/** Enables the capability `team` when a company has a second person or a shared computer. */
function noticeTeam(tx: core.App, user: core.Record): void {
  const company = user.getString("company");
  if (company !== "" && readInteger(tx, teamRead, { company }) > 0) switchOn(tx, company, ["team"]);
}

const storedUser = (tx: core.App, user: core.Record): core.Record =>
  findRecord(tx, "optique_users", user.id) ?? refuseRequest("not_found", 404);

/** Checks a change made by staff: changing a colleague, or one's own role, rights or activity, needs a right. */
function checkChange(actor: Actor, user: core.Record, before: core.Record): void {
  if (!actor.person) return;
  const { name: _, ...rights } = changesBetween(journalled(before), journalled(user));
  if (actor.id !== user.id || Object.keys(rights).length > 0) {
    checkRight(actor, "people");
    checkNotAbove(actor, before);
    checkNotAbove(actor, user);
  }
}

export const userHooks = {
  create(e: RecordEvent): void {
    const user = recordOf(e);
    const actor = actorOf(user);
    user.set("active", true);
    user.set("emailVisibility", false);
    user.set("seen_at", "");
    checkNewPin(user.getString("pin"));
    user.set("rights", exceptionsOf(jsonFieldValue(user, "rights")));
    if (user.getString("company") === "") return e.next();
    checkRight(actor, "people");
    checkNotAbove(actor, user);
    inTransaction(e, actor, (tx) => {
      if (actor.person) checkName(tx, user);
      e.next();
      noticeTeam(tx, user);
      // The set-up creates the first user of a shop without an actor.
      if (actor.id !== "") journal(tx, actor, user, {}, { ...secretsOf(user), pin: "" });
    });
  },

  update(e: RecordEvent): void {
    const user = recordOf(e);
    const actor = actorOf(user);
    user.set("emailVisibility", false);
    // Another request may have changed the user since PocketBase's read: only what this one changes is written.
    user.ignoreUnchangedFields(true);
    const company = user.original().getString("company");
    if (company !== user.getString("company")) {
      return inTransaction(e, actor, (tx) => {
        // Deleting a company removes it from its users, without an actor.
        if (company !== "" && actor.id !== "") checkOwnerLeft(tx, storedUser(tx, user), null);
        e.next();
        noticeTeam(tx, user);
      });
    }
    // A user without a company has neither colleagues nor a journal.
    if (company === "") return e.next();
    checkNewPin(user.getString("pin"));
    inTransaction(e, actor, (tx) => {
      const before = storedUser(tx, user);
      refreshUnchangedFields(tx, "optique_users", user);
      user.set("rights", exceptionsOf(jsonFieldValue(user, "rights")));
      // Only lastSeen.ts writes this field.
      user.set("seen_at", before.getString("seen_at"));
      checkChange(actor, user, before);
      if (actor.person && displayNameOf(before) !== displayNameOf(user)) checkName(tx, user);
      checkOwnerLeft(tx, before, user);
      // Ends the sessions of a person who was deactivated.
      if (before.getBool("active") && !user.getBool("active")) user.refreshTokenKey();
      const secretsBefore = secretsOf(user.original());
      e.next();
      journal(tx, actor, user, journalled(before), secretsBefore);
    });
    if (rightsText(user.original()) !== rightsText(user)) endConnections(e.app, user.id);
  },

  remove(e: RecordEvent): void {
    const user = recordOf(e);
    if (user.getString("company") === "") return e.next();
    inTransaction(e, actorOf(user), (tx) => {
      checkOwnerLeft(tx, storedUser(tx, user), null);
      e.next();
    });
  },
};
