import { formatInstant } from "#lib/formats.ts";
import { user } from "#api/session.ts";
import { useQuery } from "#api/useQuery.ts";
import { useValue } from "#lib/useValue.ts";
import { Card } from "#ui/page/Card.tsx";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Notice, ErrorPanel, RowsSkeleton } from "#ui/page/Panel.tsx";
import { listBackups } from "#api/backups.ts";
import { listUsers } from "#api/users.ts";
import { strings } from "./company.strings.ts";

const shownBackups = 5;

/** Who works here. */
export function UsersCard() {
  const { data, error, reload } = useQuery("users", listUsers);
  const self = useValue(user);
  return (
    <Card title={strings.users}>
      {error !== undefined ? (
        <div className="p-4">
          <ErrorPanel message={strings.usersFailed} onRetry={reload} />
        </div>
      ) : !data ? (
        <RowsSkeleton rows={2} />
      ) : (
        <ul className="divide-y divide-line">
          {data.map(({ id, name, email }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2.5">
              <Avatar name={name || email} />
              <span className="min-w-0">
                <span className="block truncate font-semibold">
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
      <p className="border-t border-line px-4 py-3 text-sm text-ink-3">{strings.usersHint}</p>
    </Card>
  );
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(".", ",");

/** When the data were last put aside; the rest is the administrator's. */
export function BackupsCard() {
  const { data, error, reload } = useQuery("backups", listBackups);
  return (
    <Card title={strings.backups}>
      <div className="grid gap-3 p-4">
        {error !== undefined ? (
          <ErrorPanel message={strings.backupsFailed} onRetry={reload} />
        ) : !data ? (
          <RowsSkeleton rows={2} />
        ) : (
          <>
            {data.lastError && <Notice tone="bad">{strings.lastError(data.lastError)}</Notice>}
            {data.backups.length === 0 && <p>{strings.noBackup}</p>}
            <ul className="grid gap-1.5">
              {data.backups.slice(0, shownBackups).map(({ size, created }) => (
                <li key={created} className="flex justify-between gap-3">
                  <span>{formatInstant(created)}</span>
                  <span className="text-ink-3">{strings.size(megabytes(size))}</span>
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-3">{strings.kept(data.keep)}</p>
            {data.replica && (
              <p className={`text-sm ${data.replica.isLate ? "text-bad-ink" : "text-ink-3"}`}>
                {strings.replica(formatInstant(data.replica.at), data.replica.isLate)}
              </p>
            )}
            {data.rehearsal && (
              <Notice tone={data.rehearsal.isGood ? "ok" : "bad"}>
                {strings.rehearsed(formatInstant(data.rehearsal.at))} {data.rehearsal.text}
              </Notice>
            )}
          </>
        )}
        <p className="text-sm text-ink-3">{strings.restore}</p>
        <a className="btn btn-secondary" href="/_/" target="_blank" rel="noreferrer">
          {strings.admin}
        </a>
      </div>
    </Card>
  );
}
