import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { failureOf } from "#api/failure.ts";
import { loadReview, postCount } from "#api/stock/counts.ts";
import { invalidate } from "#api/queryClient.ts";
import { today } from "#domain/core/days/days.ts";
import type { Review } from "#domain/counts/countAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { Money } from "#ui/page/Money.tsx";
import { reviewStrings } from "./review.strings.ts";
import { changesOf } from "./reviewChanges.ts";

const text = reviewStrings.post;
type Read = Pick<Review, "version" | "summary" | "crossed">;
type Props = { count: string; review: Read; onClose: () => void };

const Line = ({ children }: { children: ReactNode }) => <p className="text-ink-2">{children}</p>;

/** Says how many products the posting will correct, and how many it will leave. */
function Details({ count, summary, crossed }: Omit<Read, "version"> & { count: string }) {
  const { differs, uncounted, unknown, unsure, value } = summary;
  return (
    <>
      <p className="font-medium">{text.differs(differs)}</p>
      {value !== undefined && differs > 0 && (
        <p className="flex justify-between gap-4">
          <span className="text-ink-2">{text.value}</span>
          <Money dirhams={value} className="font-semibold" />
        </p>
      )}
      {uncounted > 0 && <Line>{text.uncounted(uncounted)}</Line>}
      {unknown > 0 && <Notice tone="warn">{text.unknown(unknown)}</Notice>}
      {crossed > 0 && <Notice tone="warn">{text.crossed(crossed)}</Notice>}
      {unsure > 0 && (
        <Notice tone="bad">
          {text.unsure(unsure)}{" "}
          <a className="font-medium underline" href={paths.countReview(count, "unsure")}>
            {text.answer}
          </a>
        </Notice>
      )}
    </>
  );
}

/** Notice that differences changed while the dialog was open. */
const Changes = ({ changes }: { changes: readonly string[] }) =>
  changes.length > 0 && (
    <Notice tone="warn">
      <p className="font-semibold">{text.changed}</p>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
    </Notice>
  );

/** Posts the count as loaded when the dialog opened. If the server reports a change, the dialog shows it first. */
export function PostDialog({ count, review, onClose }: Props) {
  const [read, setRead] = useState<Read>(review);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const [, navigate] = useLocation();
  /** Loads the review again, and shows what differs from before. */
  const readAgain = async () => {
    invalidate("optique_counts");
    const now = await loadReview(count, { list: "differs", perPage: 1 });
    setChanges(changesOf(read.summary, now.summary));
    setRead(now);
  };
  const { form, isBusy, submit } = useRecordForm<{ date: string }>(
    { date: today() },
    {
      isLeftFreely: true,
      save: async ({ date }) => {
        await postCount(count, { version: read.version, date });
        toast.success(text.posted);
        navigate(paths.count(count), { replace: true });
      },
      onFailed: ({ status, message }, isAtField) => {
        if (status === 409) readAgain().catch((error: unknown) => console.warn(failureOf(error)));
        if (!isAtField) toast.error(message || text.failed);
      },
    },
  );
  const { unknown, unsure } = read.summary;
  return (
    <DialogForm
      title={text.title}
      save={unknown > 0 ? text.anyway : text.button}
      {...{ form, isBusy, onClose }}
      submit={() => unsure === 0 && submit()}
    >
      <Changes changes={changes} />
      <Details count={count} summary={read.summary} crossed={read.crossed} />
      <div>
        <DayField<{ date: string }> path="date" label={text.date} />
        <ClosedNotice path="date" kind="refused" />
        <p className="field-hint">{text.dateHint}</p>
      </div>
    </DialogForm>
  );
}
