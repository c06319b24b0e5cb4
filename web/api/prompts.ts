/**
 * Questions that a refused write asks before it is sent again: who works at a shared computer, and who approves
 * (docs/people.md). The dialogs are in app/station.
 */
import { signal } from "@preact/signals-react";
import { ClientResponseError, type SendOptions } from "pocketbase";
import { textValue } from "#domain/core/values.ts";
import { type Right, rights } from "#domain/people/permissions.ts";
import { isAsking } from "#lib/useOnce.ts";

import { fieldErrors } from "./failure.ts";
import { forgetPerson, personHeader, writtenByPerson } from "./station.ts";
import { summaryOfWrite, type WriteSummary } from "./writeSummary.ts";

/** Question who works here; `write`: what waits for the answer, null when the person asked for it. */
export type PersonQuestion = { write: WriteSummary | null; answer: (isEntered: boolean) => void };
export const personQuestion = signal<PersonQuestion | null>(null);

/** Act that needs an approval; the amount in dirhams, 0 without one. `what`: the server's sentence about it. */
export type RefusedAct = {
  act: Right;
  record: string;
  amount: number;
  client: string;
  method: string;
  what: string;
  message: string;
};
/** Answered with the id of the approval, null when it is renounced. */
export type ApprovalQuestion = { refused: RefusedAct; answer: (approval: string | null) => void };
export const approvalQuestion = signal<ApprovalQuestion | null>(null);

let asked: Promise<boolean> | null = null;
/** Asks who works here. Several writes at once share one question. */
export function askPerson(write: WriteSummary | null): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => {
    personQuestion.value = { write, answer };
    isAsking.value = true;
  }).finally(() => {
    personQuestion.value = null;
    isAsking.value = false;
    asked = null;
  });
  return asked;
}

let last: Promise<unknown> = Promise.resolve();
/** Asks for an approval, one question after the other. */
function askApproval(refused: RefusedAct): Promise<string | null> {
  const next = last.then(async () => {
    const approval = await new Promise<string | null>((answer) => {
      approvalQuestion.value = { refused, answer };
      isAsking.value = true;
    });
    approvalQuestion.value = null;
    isAsking.value = false;
    return approval;
  });
  last = next;
  return next;
}

/** Act of a refusal that somebody else may approve; null for any other failure. */
function approvableAct(error: unknown): RefusedAct | null {
  if (!(error instanceof ClientResponseError)) return null;
  const found = error.response["data"]?.right as Record<string, unknown> | undefined;
  const act = rights.find((right) => right === found?.["act"]);
  if (!act || found?.["approvable"] !== true) return null;
  const { record, amount, client, method, what, message } = found;
  return {
    act,
    record: textValue(record),
    amount: Number(amount) || 0,
    client: textValue(client),
    method: textValue(method),
    what: textValue(what),
    message: textValue(message),
  };
}

const approvalHeader = "X-Optique-Approval";

type Send = <T>(path: string, options: SendOptions) => Promise<T>;

/**
 * Sends a request as the person at this computer, and again after each question that was answered. Reads never ask who it
 * is; one of them needs an approval.
 */
export async function sendAsking<T>(send: Send, path: string, options: SendOptions): Promise<T> {
  const isWrite = (options.method ?? "GET") !== "GET";
  const approvals: string[] = [];
  for (;;) {
    const approved = approvals.length > 0 ? { [approvalHeader]: approvals.join(",") } : {};
    const headers = { ...options.headers, ...personHeader(), ...approved };
    try {
      const answer = await send<T>(path, { ...options, headers });
      if (isWrite && !isOwnRoute(path)) writtenByPerson();
      return answer;
    } catch (error) {
      if (isWrite && fieldErrors(error)["who"]) {
        forgetPerson();
        if (!(await askPerson(summaryOfWrite(path, options)))) throw error;
        continue;
      }
      const act = approvableAct(error);
      const approval = act && (await askApproval(act));
      if (approval === null) throw error;
      approvals.push(approval);
    }
  }
}

/** True for the writes that take no token of a person. */
const isOwnRoute = (path: string): boolean =>
  /\/(?:approvals|signout|leave|enter|auth-\w+)$/.test(path);
