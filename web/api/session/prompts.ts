/**
 * Questions that a refused write asks before it is sent again: who works at a shared computer, and who approves
 * (docs/people.md). Their dialogs are in app/station.
 */
import { signal } from "@preact/signals-react";
import { ClientResponseError, type SendOptions } from "pocketbase";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { type Right, rights } from "#domain/people/permissions.ts";
import { isAsking } from "#lib/forms/useOnce.ts";

import { fieldErrors } from "#api/failure.ts";
import { forgetPerson, personHeader, writtenByPerson } from "./station.ts";
import { summaryOfWrite, type WriteSummary } from "./writeSummary.ts";

/**
 * Question who works at this computer. `write`: write that waits for the answer; null when a person asked to change.
 */
export type PersonQuestion = { write: WriteSummary | null; answer: (isEntered: boolean) => void };
export const personQuestion = signal<PersonQuestion | null>(null);

/**
 * Action that needs an approval. Amounts are in dirhams, 0 without one; `base`: price before a discount; `what`: the
 * server's sentence about the action.
 */
export type RefusedAct = {
  act: Right;
  record: string;
  amount: number;
  client: string;
  method: string;
  base: number;
  what: string;
};
/**
 * Question about all actions of a refused write. Its answer is the id of the approval, or null when the person gives
 * up.
 */
export type ApprovalQuestion = {
  refused: readonly RefusedAct[];
  answer: (approval: string | null) => void;
};
export const approvalQuestion = signal<ApprovalQuestion | null>(null);

let asked: Promise<boolean> | null = null;
/** Asks who works at this computer. Several writes at once share one question. */
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
/** Asks for an approval; further questions wait until it is answered. */
function askApproval(refused: ApprovalQuestion["refused"]): Promise<string | null> {
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

function readAct(sent: Values): RefusedAct[] {
  const act = rights.find((right) => right === sent["act"]);
  if (!act) return [];
  const textOf = (name: string) => textValue(sent[name]);
  const amountOf = (name: string) => Number(sent[name]) || 0;
  const subject = { record: textOf("record"), client: textOf("client"), method: textOf("method") };
  const amounts = { amount: amountOf("amount"), base: amountOf("base") };
  return [{ act, ...subject, ...amounts, what: textOf("what") }];
}

/**
 * Actions of a refusal that a colleague could approve; empty for any other failure, or if a right is unknown to this
 * version.
 */
function approvableActs(error: unknown): RefusedAct[] {
  if (!(error instanceof ClientResponseError)) return [];
  const found = error.response["data"]?.right as Values | undefined;
  if (found?.["approvable"] !== true) return [];
  const sent = Array.isArray(found["acts"]) ? found["acts"].filter(isObject) : [found];
  const acts = sent.flatMap(readAct);
  return acts.length === sent.length ? acts : [];
}

const approvalHeader = "X-Optique-Approval";

type Send = <T>(path: string, options: SendOptions) => Promise<T>;

/**
 * Sends a request in the name of the current person, and again after each answered question. Reads never ask who works
 * here, but the export of personal data may need an approval.
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
      const acts = approvableActs(error);
      const approval = acts.length > 0 ? await askApproval(acts) : null;
      if (approval === null) throw error;
      approvals.push(approval);
    }
  }
}

/** True for writes that do not use the token of a person. */
const isOwnRoute = (path: string): boolean =>
  /\/(?:approvals|signout|leave|enter|auth-\w+|counts\/[^/]+\/scans)$/.test(path);
