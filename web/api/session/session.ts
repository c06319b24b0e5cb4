/** Session: user and company, loaded after the sign-in and cleared at the sign-out. */
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
 * True while the session is valid by the server's clock. Before the first answer, any stored session counts: this
 * computer's clock may be wrong.
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
/** Id and company of the user; a new name or role does not change it. */
const ownerKey = computed(() => (user.value ? `${user.value.id} ${user.value.company}` : ""));

const companyKey = "optique.company";
/** Company cached in this browser, so that the frame renders before the server answers. */
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
    // Storage is full: the next visit waits for the server.
    console.warn(error);
  }
  if (found) rememberShop(found);
}

/** Company of the user: undefined while it loads, null for a user without one. */
export const company = signal<Company | null | undefined>(storedCompany());
/** True once the company was loaded since this page was opened; prints and the company's form wait for it. */
export const isCompanyFresh = signal(false);
/** True when the company failed to load. */
export const isCompanyLost = signal(false);
/** True when the server ended the session, in which case drafts are kept. */
export const wasSignedOut = signal(false);

const send = pb.send.bind(pb);
type SendOptions = Parameters<typeof send>[1];
/** Aborts the pending reads of a session at its sign-out. */
let reads = new AbortController();
/** Sends a request, and updates the state of the connection by its answer. */
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

// Follows a sign-in or sign-out in another tab.
pb.authStore.onChange(() => {
  if (!hasSession()) stopListening();
  user.value = storedUser();
});

export async function loadCompany(): Promise<void> {
  const owner = user.peek();
  const key = ownerKey.peek();
  // False once another user has signed in.
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
    // 404 means that the company was deleted or the token revoked. For a revoked token, the refresh answers 401 and
    // signs out.
    if (failureOf(error).status === 404) await refreshUser().then(() => settle(null), console.warn);
    if (isTheirs()) isCompanyLost.value = !isCompanyFresh.value;
  }
}
effect(() => {
  const owner = user.value;
  const { entered } = stationState.value;
  // The owner stays when the session expires, so that drafts are kept. On a shared computer, drafts belong to the
  // signed-in person.
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
  // Tries again when the server is back.
  const isMissing = isConnected.value && !isCompanyFresh.peek();
  if (key && (isOther || isMissing)) void loadCompany();
});

effect(() => {
  if (companyChanges.value > 0 && ownerKey.peek()) void loadCompany();
});

/** Reads from the answer of a sign-in or refresh what others have changed since the last one. */
function told({ record, meta }: RecordAuthResponse): void {
  tellChanges(record.id, (meta as { changed?: SecretChange[] } | undefined)?.changed);
}

export async function logIn(email: string, password: string): Promise<void> {
  told(await pb.collection("optique_users").authWithPassword(email, password));
  wasSignedOut.value = false;
}

/** Loads the user again; their record changes when their company is created. */
export async function refreshUser(): Promise<void> {
  told(await pb.collection("optique_users").authRefresh());
}

/** Signs out and clears everything, in other tabs too. */
export function logOut(): void {
  countVisit("logout", "/app");
  // Cancels pending reads, which would be refused once the token is revoked.
  void queryClient.cancelQueries({}, { silent: true });
  reads.abort();
  reads = new AbortController();
  // Also revokes the token on the server; if that fails, the browser still clears its own.
  post("signout", {}).catch((error: unknown) => console.warn(error));
  dropDrafts();
  clearStation();
  forgetShop();
  // Clears the address, so that the next user starts at the dashboard.
  window.history.replaceState(null, "", paths.login());
  pb.authStore.clear();
}

/** True when a save on a shared computer only lacks the person: the computer stays signed in. */
const asksPerson = (answer: unknown): boolean =>
  (answer as { data?: { who?: unknown } } | null)?.data?.who !== undefined;

/** Ends an expired or revoked session, but keeps the drafts for the next sign-in. */
pb.afterSend = (response: Response, data: unknown) => {
  followServerDate(response.headers.get("Date"));
  if (response.ok && response.url.endsWith("/api/realtime")) subscriptionsTaken();
  // The answer to a sign-out may arrive after the next user has signed in.
  const isSignOut = response.url.endsWith("/signout");
  const isEnded = response.status === 401 && !isSignOut && !asksPerson(data);
  if (isEnded && pb.authStore.token) {
    wasSignedOut.value = true;
    pb.authStore.clear();
  }
  return data;
};
