/** Counts wrong passwords and PINs in memory, and enforces a delay after them (domain/core/signIn/signInTries.ts). */
import { violationMessage } from "#domain/core/messages/messages.ts";
import {
  afterSignInTry,
  areTriesExpired,
  noSignInTries,
  passwordLimits,
  type SignInTries,
  type TryLimits,
  waitOf,
} from "#domain/core/signIn/signInTries.ts";

type WithStore = Pick<core.App, "store">;
const prefix = "optique.tries.";

/** Store key of the attempts at an account from an address, device or station. */
export const triesKey = (account: string, from: string): string =>
  prefix + $security.sha256(`${account} ${from}`);

/** Store key of password attempts: sign-in, approval and password change share one count. */
export const passwordKey = (collection: string, account: string, from: string): string =>
  triesKey(`${collection} ${account}`, from);

/** Counts an attempt before the secret is checked, or parallel attempts would all count as the first. */
export function countTry(app: WithStore, key: string, limits: TryLimits = passwordLimits): void {
  const now = Date.now();
  let waitMs = 0;
  app.store().setFunc(key, (stored: unknown) => {
    const tries = triesOf(stored);
    waitMs = waitOf(tries, now);
    return waitMs > 0 ? stored : JSON.stringify(afterSignInTry(tries, now, limits));
  });
  if (waitMs > 0) refuseTry(Math.ceil(waitMs / 1000));
}

export const forgetTries = (app: WithStore, key: string): void => app.store().remove(key);

export function deleteExpiredTries(app: WithStore): void {
  const now = Date.now();
  const store = app.store();
  for (const [key, value] of Object.entries(store.getAll()))
    if (key.startsWith(prefix) && areTriesExpired(triesOf(value), now)) store.remove(key);
}

const triesOf = (stored: unknown): SignInTries =>
  typeof stored === "string" ? (JSON.parse(stored) as SignInTries) : noSignInTries;

/** Sends the seconds as an error code, because a refusal transmits only codes and messages. */
function refuseTry(seconds: number): never {
  const sentence = waitSentence(seconds);
  throw new ApiError(429, sentence, { wait: new ValidationError(String(seconds), sentence) });
}

/** The messages use the plural, so neither number may be 1. */
const waitSentence = (seconds: number): string =>
  seconds < 90
    ? violationMessage({
        field: "",
        code: "wait_seconds",
        params: { seconds: Math.max(seconds, 2) },
      })
    : violationMessage({
        field: "",
        code: "wait_minutes",
        params: { minutes: Math.ceil(seconds / 60) },
      });
