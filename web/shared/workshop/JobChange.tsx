import type { Job } from "#domain/core/records.ts";
import { failureOf } from "#api/failure.ts";
import { updateJob } from "#api/sales/jobs.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { changedText, orderDifference } from "./orderChange.ts";
import { workshopStrings } from "./workshop.strings.ts";

const texts = workshopStrings.order;

/**
 * Difference between the order as sent to the lab and the job as it is now, shown until staff confirms that the lab was
 * told.
 */
export function JobChange({ job }: { job: Pick<Job, "id" | "ordered" | "changed" | "status"> }) {
  const { isBusy, once } = useOnce();
  const text = changedText(job);
  if (!text) return null;
  const { known, now } = orderDifference(job);
  const tell = async () => {
    try {
      await updateJob(job.id, { changed: false });
      toast.success(texts.toldToast);
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).message || workshopStrings.moveFailed);
    }
  };
  return (
    <Notice tone="bad">
      <div className="grid gap-2">
        <p className="font-semibold">{text}</p>
        <Lenses head={texts.known} lines={known} />
        <Lenses head={texts.now} lines={now} />
        <div>
          <Button size="sm" icon="check" isBusy={isBusy} onClick={() => void once(tell)}>
            {texts.told}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

const Lenses = ({ head, lines }: { head: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <div className="text-sm">
      <p className="font-medium">{head}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
