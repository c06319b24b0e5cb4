/** Session: user and company, loaded after sign-in, cleared at sign-out. */
import { computed, effect, signal } from "@preact/signals-react";
import type { Company, User } from "#domain/core/records.ts";
import { getTokenPayload, isTokenExpired, type RecordAuthResponse } from "pocketbase";
import { type SecretChange, tellChanges } from "./changedByOthers.ts";
import { countVisit } from "./visits.ts";
import { failureOf } from "#api/failure.ts";
import { connectionLost, isConnected, writeFailure } from "#api/connection.ts";
import { clockAhead, followServerDate } from "#lib/clock/serverClock.ts";
import { dropDrafts, setDraftOwner } from "#lib/forms/draft.ts";
import { paths } from "#lib/addresses/paths.ts";
import { forgetShop, rememberShop } from "#lib/device/stationShop.ts";
import { pb } from "#api/pb.ts";
import { post } from "#api/request.ts";
import { sendAsking } from "./prompts.ts";
import { queryClient } from "#api/queryClient.ts";
import { stopListening, subscriptionsTaken, companyChanges } from "./realtime.ts";
import { clearStation, stationState } from "./station.ts";

/**
 * Before the first answer only the server knows whether the session has expired: this computer's clock may be wrong.
 * Afterwards by the server's clock.
 */
const hasSession = (): boolean => {
  const { token } = pb.authStore;
  if (isTokenExpired(token) && !Object.keys(getTokenPayload(token)).length) return false;
  const ahead = clockAhead.peek();
  return token !== "" && (ahead === null || !isTokenExpired(token, -ahead / 1000));
};

const storedUser = (): User | null =>
  hasSession() && pb.authStore.record?.collectionName === "optique_users"
    ? (pb.authStore.record as unknown as User)
    : null;

export const user = signal<User | null>(storedUser());
/** Id and company of the user; another name or role is the same owner. */
const ownerKey = computed(() => (user.value ? `${user.value.id} ${user.value.company}` : ""));

const companyKey = "optique.company";
/** Company cached by this browser, so that the frame renders before the server's answer. */
function storedCompany(): Company | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(companyKey) ?? "null") as Company | null;
    return stored && stored.id === user.peek()?.company ? stored : undefined;
  } catch {
    return undefined;
  }
}

function keepCompany(found: Company | null): void {
  try {
    localStorage.setItem(companyKey, JSON.stringify(found));
  } catch (error) {
    // Storage full: the next visit waits for the server.
    console.warn(error);
  }
  if (found) rememberShop(found);
}

/** undefined while it loads; null for a user without a company. */
export const company = signal<Company | null | undefined>(storedCompany());
/** Whether the company was loaded since this page opened; prints and its form wait for that. */
export const isCompanyFresh = signal(false);
/** Whether loading the company failed. */
export const isCompanyLost = signal(false);
/** True when the server ended the session: drafts are kept. */
export const wasSignedOut = signal(false);

const send = pb.send.bind(pb);
type SendOptions = Parameters<typeof send>[1];
/** Aborts the unanswered reads of a session at its sign-out. */
let reads = new AbortController();
/** Each answer updates the connection state. */
const sendOnce = async <T>(path: string, asked: SendOptions): Promise<T> => {
  const isWrite = (asked.method ?? "GET") !== "GET";
  const signals = [reads.signal, asked.signal].filter((signal) => signal instanceof AbortSignal);
  const options = isWrite ? asked : { ...asked, signal: AbortSignal.any(signals) };
  try {
    const answer = await send<T>(path, options);
    if (isWrite) writeFailure.value = "";
    return answer;
  } catch (error) {
    const { status, message } = failureOf(error);
    if (status === 0 && !options.signal?.aborted) connectionLost();
    if (isWrite && status === 503) writeFailure.value = message;
    throw error;
  }
};
pb.send = (path, options) => sendAsking(sendOnce, path, options);

// The store follows sign-in and sign-out of other tabs.
pb.authStore.onChange(() => {
  if (!hasSession()) stopListening();
  user.value = storedUser();
});

export async function loadCompany(): Promise<void> {
  const owner = user.peek();
  const key = ownerKey.peek();
  // Another user may have signed in meanwhile.
  const isTheirs = () => ownerKey.peek() === key;
  const settle = (found: Company | null) => {
    if (!isTheirs()) return;
    company.value = found;
    isCompanyFresh.value = true;
    keepCompany(found);
  };
  isCompanyLost.value = false;
  if (!owner?.company) return settle(null);
  try {
    settle(await pb.collection("optique_companies").getOne<Company>(owner.company));
  } catch (error) {
    console.warn("Failed to fetch company data", error);
    // 404 means a deleted company or a revoked token. A refresh answers 401 for a revoked one, which signs out.
    if (failureOf(error).status === 404) await refreshUser().then(() => settle(null), console.warn);
    if (isTheirs()) isCompanyLost.value = !isCompanyFresh.value;
  }
}
effect(() => {
  const owner = user.value;
  const { entered } = stationState.value;
  // An expired session keeps the drafts. Those at a shared computer are the person's who entered.
  if (owner) setDraftOwner(owner.is_station ? (entered?.person.id ?? "") : owner.id, owner.company);
});
let signedInAs = "";
effect(() => {
  const key = ownerKey.value;
  const isOther = key !== signedInAs;
  signedInAs = key;
  if (!key) localStorage.removeItem(companyKey);
  if (isOther) {
    // Clears cached lists and clients for the next user.
    queryClient.clear();
    company.value = storedCompany();
    isCompanyFresh.value = false;
  }
  // Retries when the server is back.
  const isMissing = isConnected.value && !isCompanyFresh.peek();
  if (key && (isOther || isMissing)) void loadCompany();
});

effect(() => {
  if (companyChanges.value > 0 && ownerKey.peek()) void loadCompany();
});

/** Answers of a session name what others changed since the last one. */
function told({ record, meta }: RecordAuthResponse): void {
  tellChanges(record.id, (meta as { changed?: SecretChange[] } | undefined)?.changed);
}

export async function logIn(email: string, password: string): Promise<void> {
  told(await pb.collection("optique_users").authWithPassword(email, password));
  wasSignedOut.value = false;
}

/** The user's record changes when its company is created. */
export async function refreshUser(): Promise<void> {
  told(await pb.collection("optique_users").authRefresh());
}

/** Signs out and clears everything; other tabs follow. */
export function logOut(): void {
  countVisit("logout", "/app");
  // A read that the server answered after the revocation would be refused.
  void queryClient.cancelQueries({}, { silent: true });
  reads.abort();
  reads = new AbortController();
  // Revokes the token on the server too; without it the browser still clears its own.
  post("signout", {}).catch((error: unknown) => console.warn(error));
  dropDrafts();
  clearStation();
  forgetShop();
  // The next user starts at the dashboard, not at this page.
  window.history.replaceState(null, "", paths.login());
  pb.authStore.clear();
}

/** True for a save at a shared computer without a person: the computer stays signed in. */
const asksPerson = (answer: unknown): boolean =>
  (answer as { data?: { who?: unknown } } | null)?.data?.who !== undefined;

/** Ends an expired or revoked session, but keeps drafts for the next sign-in. */
pb.afterSend = (response: Response, data: unknown) => {
  followServerDate(response.headers.get("Date"));
  if (response.ok && response.url.endsWith("/api/realtime")) subscriptionsTaken();
  // The answer may come after the next user has signed in.
  const isSignOut = response.url.endsWith("/signout");
  const isEnded = response.status === 401 && !isSignOut && !asksPerson(data);
  if (isEnded && pb.authStore.token) {
    wasSignedOut.value = true;
    pb.authStore.clear();
  }
  return data;
};
