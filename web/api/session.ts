/** Who is signed in, and the company. Loaded after sign-in, cleared on sign-out. */
import { effect, signal } from "@preact/signals-react";
import type { Company, User } from "#domain/core/records.ts";
import { getTokenPayload, isTokenExpired } from "pocketbase";
import { countVisit } from "./visits.ts";
import { failureOf } from "./failure.ts";
import { connectionLost, isConnected, writeFailure } from "./connection.ts";
import { clockAhead, followServerDate } from "#lib/serverClock.ts";
import { dropDrafts, setDraftOwner } from "#lib/draft.ts";
import { paths } from "#lib/paths.ts";
import { pb } from "./pb.ts";
import { post } from "./request.ts";
import { queryClient } from "./queryClient.ts";
import { stopListening, subscriptionsTaken } from "./realtime.ts";

/**
 * Until the server spoke in this visit it alone knows whether the session is over: this computer may be days ahead. From then
 * on by its clock.
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

const companyKey = "optique.company";
/** The user's company as this browser last read it: the frame is there before the server answers. */
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
    // No room: the next visit waits for the server.
    console.warn(error);
  }
}

/** undefined while it loads; null for a user without a company. */
export const company = signal<Company | null | undefined>(storedCompany());
/** The server told of it since this page was opened: what is printed and changed waits for that. */
export const isCompanyFresh = signal(false);
/** It was asked for and did not come. */
export const isCompanyLost = signal(false);
/** The server ended the session, not somebody at this browser: what was typed is kept. */
export const wasSignedOut = signal(false);

const send = pb.send.bind(pb);
type SendOptions = Parameters<typeof send>[1];
/** What a request says of the connection is kept for all. */
pb.send = async <T>(path: string, options: SendOptions): Promise<T> => {
  const isWrite = (options.method ?? "GET") !== "GET";
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

// Another tab's sign-in and sign-out come through the store too: it listens to the storage.
pb.authStore.onChange(() => {
  if (!hasSession()) stopListening();
  user.value = storedUser();
});

export async function loadCompany(): Promise<void> {
  const asked = user.value;
  // Somebody else may have signed in before the answer comes.
  const isTheirs = () => user.value?.id === asked?.id && user.value?.company === asked?.company;
  const settle = (found: Company | null) => {
    if (!isTheirs()) return;
    company.value = found;
    isCompanyFresh.value = true;
    keepCompany(found);
  };
  isCompanyLost.value = false;
  if (!asked?.company) return settle(null);
  try {
    settle(await pb.collection("optique_companies").getOne<Company>(asked.company));
  } catch (error) {
    console.warn("Failed to fetch company data", error);
    // A revoked token gets 404 too, as a company that is gone does. Asking for a new token tells them apart: it fails with
    // 401 when the token was revoked, which signs out.
    if (failureOf(error).status === 404) await refreshUser().then(() => settle(null), console.warn);
    if (isTheirs()) isCompanyLost.value = !isCompanyFresh.value;
  }
}

let signedInAs = "";
effect(() => {
  const key = user.value ? `${user.value.id} ${user.value.company}` : "";
  const isOther = key !== signedInAs;
  signedInAs = key;
  // An expired session keeps its drafts for the same person.
  if (user.value) setDraftOwner(user.value.id, user.value.company);
  if (!key) localStorage.removeItem(companyKey);
  if (isOther) {
    // No list and no client of one person is there for the next.
    queryClient.clear();
    company.value = storedCompany();
    isCompanyFresh.value = false;
  }
  // Asked again when the server is back, by a browser that was opened before it.
  const isMissing = isConnected.value && !isCompanyFresh.peek();
  if (key && (isOther || isMissing)) void loadCompany();
});

export async function logIn(email: string, password: string): Promise<void> {
  await pb.collection("optique_users").authWithPassword(email, password);
  wasSignedOut.value = false;
}

/** The user's record changes when a company is made for it. */
export async function refreshUser(): Promise<void> {
  await pb.collection("optique_users").authRefresh();
}

/** Signs out and leaves nothing behind; the other tabs follow. */
export function logOut(): void {
  countVisit("logout", "/app");
  // A token that was copied from this browser ends too. Without the server the browser still forgets its own.
  post("signout", {}).catch((error: unknown) => console.warn(error));
  dropDrafts();
  // Signing in leads back to the page of the address: the next person at this counter shall begin at the dashboard.
  window.history.replaceState(null, "", paths.login());
  pb.authStore.clear();
}

/** A session that expired or was revoked ends here too, but keeps the drafts: signing in again brings them back. */
pb.afterSend = (response: Response, data: unknown) => {
  followServerDate(response.headers.get("Date"));
  if (response.ok && response.url.endsWith("/api/realtime")) subscriptionsTaken();
  // Signing out may be answered once the next person has signed in.
  const isSignOut = response.url.endsWith("/signout");
  if (response.status === 401 && pb.authStore.token && !isSignOut) {
    wasSignedOut.value = true;
    pb.authStore.clear();
  }
  return data;
};
