import { failureOf } from "#api/failure.ts";
import { abandonCount } from "#api/stock/counts.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { countsStrings } from "./counts.strings.ts";

const text = countsStrings.page;

/** Abandons a count, after a question. */
export function useAbandon(id: string) {
  const { ask, question } = useQuestion();
  const { isBusy, once } = useOnce();
  const abandon = () =>
    once(async () => {
      const isSure = await ask({
        title: text.abandonTitle,
        content: <p className="text-ink-2">{text.abandonText}</p>,
        back: text.keep,
        goOn: text.abandon,
      });
      if (!isSure) return;
      try {
        await abandonCount(id);
        toast.success(text.abandoned);
      } catch (error) {
        console.warn(error);
        toast.error(failureOf(error).message || text.abandonFailed);
      }
    });
  return { isBusy, abandon: () => void abandon(), question };
}
