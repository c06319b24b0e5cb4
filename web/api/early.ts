/** What is asked for before its page is there, beside the page's code: the page's own question is answered by it. */

/** An answer that no page came for is old after so long. */
const goodMs = 5000;
/** `data`: once it came. */
type Early = { answer: Promise<unknown>; until: number; data?: unknown };
const asked = new Map<string, Early>();
let mode: "asking" | "early" | "peeking" = "asking";

function inMode<T>(wanted: typeof mode, work: () => T): T {
  mode = wanted;
  try {
    return work();
  } finally {
    mode = "asking";
  }
}

/** What went wrong is told by the page that asks itself, if one does. */
const quiet = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => {});
  return answer;
};

/** All that `ask` asks for before it returns is kept for the page that asks the same. */
export const askEarly = (ask: () => Promise<unknown>): void => void quiet(inMode("early", ask));

/** Something was written: what was asked for before may be old. */
export const dropEarly = (): void => asked.clear();

/**
 * What `ask` would be answered, where that came already: the page is drawn once, with it. Nothing is sent, and the answer
 * stays for the question itself. Undefined also where `ask` makes something else of the answer.
 */
export function peekEarly<T>(ask: () => Promise<T>): T | undefined {
  if (asked.size === 0) return undefined;
  const answer = quiet(inMode("peeking", ask));
  return [...asked.values()].find((early) => early.answer === answer)?.data as T | undefined;
}

const never = new Promise<never>(() => {});

/** The answer to a question of the server: the early one, to whoever asks first, or what `send` gets. */
export function earlyOr<T>(path: string, options: object, send: () => Promise<T>): Promise<T> {
  const key = path + JSON.stringify({ ...options, signal: null });
  const found = asked.get(key);
  const answer = found && found.until > Date.now() ? (found.answer as Promise<T>) : null;
  if (mode === "peeking") return answer ?? never;
  if (mode === "early") return answer ?? keep(key, send());
  asked.delete(key);
  return answer ?? send();
}

function keep<T>(key: string, answer: Promise<T>): Promise<T> {
  const early: Early = { answer, until: Date.now() + goodMs };
  asked.set(key, early);
  const forget = () => asked.get(key) === early && asked.delete(key);
  answer.then((data) => (early.data = data), forget);
  return answer;
}
