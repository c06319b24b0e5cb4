import { failureOf } from "#api/failure.ts";
import { type JobCard, type JobPair, updateJob } from "#api/sales/jobs.ts";
import { isJobInWork } from "#domain/workshop/jobs.ts";
import { readyPairsOf } from "#domain/workshop/pairs.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";
import { pairText } from "../pairText.ts";

const texts = workshopPageStrings.detail;

/** Pairs of a job, each of which can be marked as ready. Renders nothing for a single pair. */
export function JobPairs({ card }: { card: JobCard }) {
  const { isBusy, once } = useOnce();
  const { id, pairs, ready_pairs: stored, status } = card;
  if (pairs.length < 2) return null;
  const ready = readyPairsOf(
    stored,
    pairs.map(({ pair }) => pair),
  );
  const toggle = async ({ pair }: JobPair) => {
    const isReady = ready.includes(pair);
    try {
      await updateJob(id, {
        ready_pairs: isReady ? ready.filter((one) => one !== pair) : [...ready, pair],
      });
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).message || texts.failed);
    }
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm text-ink-3">{texts.readyPairs}</legend>
      {pairs.map((pair) => (
        <Checkbox
          key={pair.pair}
          checked={ready.includes(pair.pair)}
          // Not `disabled`, because a disabled checkbox would lose the focus.
          aria-disabled={isBusy}
          disabled={!isJobInWork(status)}
          onChange={() => void once(() => toggle(pair))}
        >
          {pairText(pair)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
