import { useCallback, useEffect, useRef, useState } from "react";
import { connectionLost } from "./connection.ts";
import { peekEarly } from "./early.ts";
import { failureOf, isAborted } from "./failure.ts";

export type Query<T> = {
  data: T | undefined;
  error: unknown;
  /** True until the first answer, and again while another key loads. */
  isLoading: boolean;
  /** True while what is on screen is asked for again. */
  isReloading: boolean;
  reload: () => void;
};

type State<T> = {
  key: string | null;
  data: T | undefined;
  error: unknown;
  isDone: boolean;
  /** The attempt that this is the answer of. */
  attempt: number;
};

/**
 * Loads what `key` names and loads again when the key or `revision` changes. Answers that come too late are ignored; a
 * reload keeps what is on screen until the new data is there; another key does not keep the data of the one before
 * unless `keeps` says so (the pages of one list do).
 */
export function useQuery<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { revision = 0, keeps = false }: { revision?: number | string; keeps?: boolean } = {},
): Query<T> {
  const [attempt, setAttempt] = useState(0);
  const state = useAnswer({ key, load, revision, attempt, keeps });
  const isCurrent = state.key === key;
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    data: isCurrent || keeps ? state.data : undefined,
    error: isCurrent ? state.error : undefined,
    isLoading: key !== null && (!isCurrent || !state.isDone),
    isReloading: isCurrent && state.attempt !== attempt,
    reload,
  };
}

const isSame = <T>(one: State<T>, other: State<T>): boolean =>
  (Object.keys(one) as (keyof State<T>)[]).every((name) => one[name] === other[name]);

type Question<T> = {
  key: string | null;
  load: (signal: AbortSignal) => Promise<T>;
  revision: number | string;
  attempt: number;
  keeps: boolean;
};

/** The last answer, maybe of another key; asked again when the key, the revision or the attempt changes. */
function useAnswer<T>({ key, load, revision, attempt, keeps }: Question<T>): State<T> {
  const [state, setState] = useState((): State<T> => {
    const data = key === null ? undefined : peekEarly(() => load(new AbortController().signal));
    return { key, data, error: undefined, isDone: data !== undefined, attempt: 0 };
  });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    const done = { key, isDone: true, attempt };
    latest.current(abort.signal).then(
      (data) => {
        if (abort.signal.aborted) return;
        const answered = { ...done, data, error: undefined };
        // The early answer may be on screen already.
        setState((old) => (isSame(old, answered) ? old : answered));
      },
      (error: unknown) => {
        if (abort.signal.aborted || isAborted(error)) return;
        console.error(error);
        const isAway = failureOf(error).status === 0;
        if (isAway) connectionLost();
        // Beside the error what is on screen stays: of the same key, and of the list's other page while the server is away.
        setState((old) => ({
          ...done,
          data: old.key === key || (isAway && keeps) ? old.data : undefined,
          error,
        }));
      },
    );
    return () => abort.abort();
  }, [key, revision, attempt, keeps]);
  return state;
}
