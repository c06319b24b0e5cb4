import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#domain/core/records.ts";
import { isAtLeast, type Person } from "#domain/people/permissions.ts";
import { roleNames } from "#domain/people/rights.strings.ts";
import {
  peopleQuery,
  personOf,
  currentPerson,
  nameOfUser,
  useMe,
  usersQuery,
  useRight,
} from "#api/session/people.ts";
import { atMoment, instantMs } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { useValue } from "#lib/useValue.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { PersonDialog } from "./PersonDialog.tsx";
import { exceptionTexts } from "./personValues.ts";
import { teamStrings } from "./team.strings.ts";

/** People of the company with their roles; a person with the right can add and edit them. */
export function TeamCard() {
  const query = useQuery(usersQuery);
  const people = useQuery(peopleQuery).data ?? [];
  const hasPin = (id: string) => people.some((one) => one.id === id && one.has_pin);
  const mayChange = useRight("people");
  const seesJournal = useRight("journal.see");
  const [opened, setOpened] = useState<User | "new" | null>(null);
  const add = (
    <Button size="sm" icon="plus" onClick={() => setOpened("new")}>
      {teamStrings.add}
    </Button>
  );
  return (
    <Card
      title={teamStrings.title}
      aside={
        <>
          {seesJournal && (
            <ButtonLink href={paths.journal} icon="clipboard" className="btn-sm">
              {words.journal}
            </ButtonLink>
          )}
          {mayChange && add}
        </>
      }
    >
      <Loaded query={query} failed={teamStrings.loadFailed} skeleton={<RowsSkeleton rows={2} />}>
        {(users) => (
          <>
            <p className={`${columns} text-xs font-medium text-ink-3 max-lg:hidden`} aria-hidden>
              {Object.values(teamStrings.heads).map((head) => (
                <span key={head}>{head}</span>
              ))}
            </p>
            <ul className="divide-y divide-line border-line lg:border-t">
              {users.map((one) => (
                <PersonRow
                  key={one.id}
                  user={one}
                  hasPin={hasPin(one.id)}
                  onChange={() => setOpened(one)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {opened && (
        <PersonDialog
          user={opened === "new" ? null : opened}
          hasPin={opened !== "new" && hasPin(opened.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

/** CSS grid of a wide window; below it, exceptions are under the person, and PIN and sign-in are hidden. */
const columns =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_2.75rem] lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_8rem_8rem_2.75rem]";

type RowProps = { user: User; hasPin: boolean; onChange: () => void };

function PersonRow({ user: one, hasPin, onChange }: RowProps) {
  const own = useValue(currentPerson);
  const me = useMe();
  const person = personOf(one);
  const name = nameOfUser(one);
  const mayChange = useRight("people") && me !== null && isAtLeast(me, person);
  return (
    <li className={columns}>
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block truncate font-medium">
            <bdi dir="auto">{name}</bdi>{" "}
            {one.id === own?.id && (
              <span className="font-normal text-ink-3">({teamStrings.you})</span>
            )}
          </span>
          <span className="block truncate text-sm text-ink-3">{one.email}</span>
        </span>
      </span>
      <span className="font-medium max-md:order-3 max-md:text-sm">
        {one.is_station ? teamStrings.sharedStation : <RoleName person={person} />}
      </span>
      <span className="text-sm text-ink-3 max-md:order-4 max-md:col-span-2 max-md:empty:hidden">
        {one.is_station ? "" : exceptionTexts(person).join(" ")}
      </span>
      <span className="text-sm max-lg:hidden">
        {isPerson(one) && (
          <PinCell name={name} hasPin={hasPin} {...(mayChange ? { onGive: onChange } : {})} />
        )}
      </span>
      <span className="text-sm text-ink-3 max-lg:hidden">
        {one.seen_at ? atMoment(new Date(instantMs(one.seen_at))) : teamStrings.never}
      </span>
      {mayChange && (
        <IconButton
          icon="pencil"
          className="justify-self-end max-md:order-2"
          label={teamStrings.changeOf(name)}
          onClick={onChange}
        />
      )}
    </li>
  );
}

const isPerson = ({ is_station, active }: User): boolean => !is_station && active;

const RoleName = ({ person }: { person: Person }) =>
  person.active ? roleNames[person.role] : <Badge tone="mute">{teamStrings.inactive}</Badge>;

type PinProps = { name: string; hasPin: boolean; onGive?: () => void };

/** Dots for a PIN, or a button to set the first one. */
function PinCell({ name, hasPin, onGive }: PinProps) {
  if (hasPin)
    return (
      <span role="img" aria-label={teamStrings.hasPin}>
        ••••
      </span>
    );
  if (!onGive) return <span className="text-ink-3">-</span>;
  return (
    <button
      type="button"
      className="link finger"
      aria-label={teamStrings.givePinTo(name)}
      onClick={onGive}
    >
      {teamStrings.givePin}
    </button>
  );
}
