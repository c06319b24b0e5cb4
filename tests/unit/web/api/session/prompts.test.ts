import { beforeEach, describe, expect, it } from "vitest";
import { ClientResponseError, type SendOptions } from "pocketbase";

import { today } from "#domain/core/days/days.ts";
import { approvalQuestion, personQuestion, sendAsking } from "#api/session/prompts.ts";
import { clearStation, stationState } from "#api/session/station.ts";

const refusal = (status: number, data: object) =>
  new ClientResponseError({ status, response: { data } });
const who = refusal(401, { who: { code: "who", message: "Qui ?" } });
const right = (act: string, approvable = true) =>
  refusal(403, {
    right: {
      code: "right",
      act,
      record: "r1",
      amount: 35,
      client: "c1",
      what: "Changement de prix, Bennani",
      approvable,
      message: "Non",
    },
  });

/** Fake `send` with these outcomes in order, and the headers of each request. */
function answering(...outcomes: unknown[]) {
  const sent: Record<string, string>[] = [];
  const send = <T>(_: string, { headers }: SendOptions) => {
    sent.push({ ...headers });
    const outcome = outcomes.shift();
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome as T);
  };
  return { send, sent };
}
const write = { method: "POST", body: {} };
const enter = (prompt: "each" | "idle") => {
  const entered = {
    token: "t1",
    person: { id: "p", name: "Houda" },
    role: "seller" as const,
    rights: [],
    prompt,
    idle_minutes: 10,
    day: today(),
  };
  stationState.value = { station: "s", entered, isLocked: false, last: "p" };
};
const soon = () => new Promise((done) => setTimeout(done));

beforeEach(clearStation);

describe("a write without a person", () => {
  it("a write without a person is sent again once somebody has entered", async () => {
    const { send, sent } = answering(who, "saved");
    const saved = sendAsking(send, "/api/optique/invoices/x", write);
    await soon();
    expect(personQuestion.value?.write).toEqual({ kind: "sale", amount: 0 });
    enter("idle");
    personQuestion.value?.answer(true);
    expect(await saved).toBe("saved");
    expect(sent).toEqual([{}, { "X-Optique-Person": "t1" }]);
    expect(personQuestion.value).toBeNull();
  });

  it("writes without a person share one question, and fail when it is closed", async () => {
    const { send, sent } = answering(who, who);
    const both = ["/a", "/b"].map((path) => sendAsking(send, path, write));
    const settled = Promise.allSettled(both);
    await soon();
    personQuestion.value?.answer(false);
    expect(await settled).toEqual([
      { status: "rejected", reason: who },
      { status: "rejected", reason: who },
    ]);
    expect(sent).toHaveLength(2);
  });

  it("a person who must enter for each save is signed out after it, but not after an approval", async () => {
    enter("each");
    await sendAsking(answering("ok").send, "/api/optique/approvals", write);
    expect(stationState.value.entered).not.toBeNull();
    await sendAsking(answering("ok").send, "/api/optique/invoices/x", { method: "GET" });
    expect(stationState.value.entered).not.toBeNull();
    await sendAsking(answering("ok").send, "/api/optique/invoices/x", write);
    expect(stationState.value.entered).toBeNull();
  });
});

describe("a write that needs approvals", () => {
  it("a write that needs several approvals is sent again with each of them", async () => {
    const { send, sent } = answering(right("price.change"), right("discount.any"), "saved");
    const saved = sendAsking(send, "/api/optique/invoices/x", write);
    await soon();
    expect(approvalQuestion.value?.refused).toEqual([
      {
        act: "price.change",
        record: "r1",
        amount: 35,
        client: "c1",
        method: "",
        base: 0,
        what: "Changement de prix, Bennani",
      },
    ]);
    approvalQuestion.value?.answer("a1");
    await soon();
    expect(approvalQuestion.value?.refused).toMatchObject([{ act: "discount.any" }]);
    approvalQuestion.value?.answer("a2");
    expect(await saved).toBe("saved");
    expect(sent.map((headers) => headers["X-Optique-Approval"])).toEqual([
      undefined,
      "a1",
      "a1,a2",
    ]);
    expect(approvalQuestion.value).toBeNull();
  });

  it("one question covers all rights of a write, and a write with an unknown right fails", async () => {
    const asked = (...acts: string[]) =>
      refusal(403, {
        right: { act: acts[0], approvable: true, acts: acts.map((act) => ({ act, amount: 5 })) },
      });
    const { send, sent } = answering(asked("credit.issue", "refund.give"), "saved");
    const saved = sendAsking(send, "/x", write);
    await soon();
    expect(approvalQuestion.value?.refused).toMatchObject([
      { act: "credit.issue", amount: 5 },
      { act: "refund.give", amount: 5 },
    ]);
    approvalQuestion.value?.answer("a1");
    expect(await saved).toBe("saved");
    expect(sent.at(-1)).toEqual({ "X-Optique-Approval": "a1" });
    const unknown = asked("credit.issue", "later.right");
    await expect(sendAsking(answering(unknown).send, "/x", write)).rejects.toBe(unknown);
  });

  it.each([
    ["renounced", right("price.change")],
    ["unapprovable", right("people", false)],
    ["of an unknown right", right("everything")],
  ])("a write that needs an approval fails when the approval is %s", async (_, error) => {
    const failed = sendAsking(answering(error).send, "/x", write).catch(
      (thrown: unknown) => thrown,
    );
    await soon();
    approvalQuestion.value?.answer(null);
    expect(await failed).toBe(error);
  });
});

describe("a read", () => {
  const read = { method: "GET" };

  it("a read that needs an approval is sent again with it", async () => {
    const { send, sent } = answering(right("client.export"), "page");
    const page = sendAsking(send, "/api/optique/clients/r1/export", read);
    await soon();
    expect(approvalQuestion.value?.refused).toMatchObject([{ act: "client.export", record: "r1" }]);
    approvalQuestion.value?.answer("a1");
    expect(await page).toBe("page");
    expect(sent).toEqual([{}, { "X-Optique-Approval": "a1" }]);
  });

  it.each([
    ["who it is", who],
    ["an approval that nobody may give", right("till.history", false)],
  ])("a read never opens a question about %s", async (_, error) => {
    const failed = sendAsking(answering(error).send, "/x", read).catch((thrown: unknown) => thrown);
    await soon();
    expect([personQuestion.value, approvalQuestion.value]).toEqual([null, null]);
    expect(await failed).toBe(error);
  });
});
