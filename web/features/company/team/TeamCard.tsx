import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#domain/core/records.ts";
import { isAtLeast } from "#domain/people/permissions.ts";
import { roleNames } from "#domain/people/rights.strings.ts";
import { personOf, useMe, usersQuery, useRight } from "#api/people.ts";
import { user } from "#api/session.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
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
import { strings } from "./team.strings.ts";

/** People of the company with their roles; a person with the right adds and changes them. */
export function TeamCard() {
  const query = useQuery(usersQuery);
  const mayChange = useRight("people");
  const seesJournal = useRight("journal.see");
  const [opened, setOpened] = useState<User | "new" | null>(null);
  const add = (
    <Button size="sm" icon="plus" onClick={() => setOpened("new")}>
      {strings.add}
    </Button>
  );
  return (
    <Card
      title={strings.title}
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
      <Loaded query={query} failed={strings.loadFailed} skeleton={<RowsSkeleton rows={2} />}>
        {(users) => (
          <ul className="divide-y divide-line">
            {users.map((one) => (
              <PersonRow key={one.id} user={one} onChange={() => setOpened(one)} />
            ))}
          </ul>
        )}
      </Loaded>
      {opened && (
        <PersonDialog user={opened === "new" ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

function PersonRow({ user: one, onChange }: { user: User; onChange: () => void }) {
  const self = useValue(user);
  const me = useMe();
  const person = personOf(one);
  const name = one.name || one.email;
  const mayChange = useRight("people") && me !== null && isAtLeast(me, person);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5 md:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)_2.75rem]">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {name}{" "}
            {one.id === self?.id && <span className="font-normal text-ink-3">({strings.you})</span>}
          </span>
          <span className="block truncate text-sm text-ink-3">{one.email}</span>
        </span>
      </span>
      <span className="font-medium max-md:order-3 max-md:text-sm">
        {person.active ? roleNames[person.role] : <Badge tone="mute">{strings.inactive}</Badge>}
      </span>
      <span className="text-sm text-ink-3 max-md:order-4 max-md:col-span-2 max-md:empty:hidden">
        {exceptionTexts(person).join(" ")}
      </span>
      {mayChange && (
        <IconButton
          icon="pencil"
          className="justify-self-end max-md:order-2"
          label={strings.changeOf(name)}
          onClick={onChange}
        />
      )}
    </li>
  );
}
