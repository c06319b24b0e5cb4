import { useQuery } from "@tanstack/react-query";
import { user } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { Card } from "#ui/page/Card.tsx";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { usersQuery } from "#api/company.ts";
import { AdminLink } from "./AdminLink.tsx";
import { strings } from "./company.strings.ts";

/** Users of the company. */
export function UsersCard() {
  const query = useQuery(usersQuery);
  const self = useValue(user);
  return (
    <Card title={strings.users}>
      <div className="grid gap-3 border-b border-line p-4">
        <p className="text-sm text-ink-3">{strings.usersHint}</p>
        <AdminLink />
      </div>
      <Loaded query={query} failed={strings.usersFailed} skeleton={<RowsSkeleton rows={2} />}>
        {(users) => (
          <ul className="divide-y divide-line">
            {users.map(({ id, name, email }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5">
                <Avatar name={name || email} />
                <span className="min-w-0">
                  <span className="block truncate font-medium">
                    {name || email}{" "}
                    {id === self?.id && (
                      <span className="font-normal text-ink-3">({strings.you})</span>
                    )}
                  </span>
                  <span className="block truncate text-sm text-ink-3">{email}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
