import { useRef } from "react";
import { failureOf } from "#api/failure.ts";
import {
  type CodeInput,
  type LineInput,
  recountProducts,
  saveCode,
  saveLines,
} from "#api/stock/counts.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { newId } from "#lib/ids.ts";
import { toast } from "#ui/feedback/toast.ts";
import { reviewStrings as text } from "./review.strings.ts";

/** Sends a decision and shows the result in a toast; resolves to true when stored. */
async function tell(send: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await send();
    if (done) toast.success(done);
    return true;
  } catch (error) {
    console.warn(error);
    const { message, fields } = failureOf(error);
    toast.error(Object.values(fields)[0] ?? (message || text.saveFailed));
    return false;
  }
}

/** Decisions of the review; each is stored at once. */
export function useReviewActs(count: string) {
  const { isBusy, once } = useOnce();
  /** Sends decisions one after the other, so that leaving a field quickly loses none of them. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Runs the action of a button, ignoring a second press; resolves to true when stored. */
  const act = async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    let isDone = false;
    await once(async () => {
      isDone = await tell(send, done);
    });
    return isDone;
  };
  return {
    isBusy,
    decide: (line: LineInput) => {
      queue.current = queue.current.then(() => tell(() => saveLines(count, [line])));
    },
    /** Replaces the earlier scans of these products by the given quantities. */
    recount: (pieces: readonly (readonly [product: string, quantity: number])[], done: string) => {
      // A fixed id each, so that a repeated request counts once.
      const scans = pieces.map(([product, quantity]) => ({
        id: newId(),
        product,
        quantity,
        recount: true,
      }));
      return act(() => recountProducts(count, scans), done);
    },
    settle: (code: CodeInput, done: string) => act(() => saveCode(count, code), done),
  };
}
export type ReviewActs = ReturnType<typeof useReviewActs>;
