import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Backups, backupsQuery } from "#api/shop/backups.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { Card } from "#ui/page/Card.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { AdminLink } from "./AdminLink.tsx";
import { companyStrings } from "./company.strings.ts";

const shownBackups = 5;
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(".", ",");

/** Latest backups and test restore, below the link to the dashboard, so that their loading moves nothing above. */
export function BackupsCard() {
  const query = useQuery(backupsQuery);
  return (
    <Card title={companyStrings.backups}>
      <div className="grid gap-3 p-4">
        <p className="text-sm text-ink-3">{companyStrings.restore}</p>
        <AdminLink />
        <Loaded
          query={query}
          failed={companyStrings.backupsFailed}
          failureClass=""
          skeleton={<RowsSkeleton rows={2} />}
        >
          {(found) => <State found={found} />}
        </Loaded>
      </div>
    </Card>
  );
}

const State = ({ found }: { found: Backups }) => {
  const { backups, keep, lastError, restoreError, replica, rehearsal } = found;
  return (
    <>
      {lastError && <Failed>{lastError}</Failed>}
      {restoreError && <Notice tone="bad">{restoreError}</Notice>}
      {backups.length === 0 ? (
        <p>{companyStrings.noBackup}</p>
      ) : (
        <ul className="grid gap-1.5">
          {backups.slice(0, shownBackups).map(({ size, created, kind }, place) => (
            <li key={`${created} ${place}`} className="flex justify-between gap-3">
              <span>
                {created === "" ? companyStrings.undated : formatMoment(created)}{" "}
                <span className="text-ink-3">{companyStrings.kinds[kind]}</span>
              </span>
              <span className="shrink-0 text-ink-3">{companyStrings.size(megabytes(size))}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-3">{companyStrings.kept(keep)}</p>
      {replica && (
        <p className={`text-sm ${replica.isLate ? "text-bad-ink" : "text-ink-3"}`}>
          {companyStrings.replica(formatMoment(replica.at), replica.isLate)}
        </p>
      )}
      {rehearsal &&
        (rehearsal.isGood ? (
          <Notice tone="ok">{rehearsal.text}</Notice>
        ) : (
          <Failed>{rehearsal.text}</Failed>
        ))}
    </>
  );
};

/** Notice of a failure and how to repair it. */
const Failed = ({ children }: { children: ReactNode }) => (
  <Notice tone="bad">
    {children} {companyStrings.backUpAgain}{" "}
    <a
      className="font-medium underline underline-offset-3"
      href="/_/#/settings/backups"
      target="_blank"
      rel="noreferrer"
    >
      {companyStrings.inAdmin}
    </a>
    .
  </Notice>
);
