import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askEarly, dropEarly, earlyOr, peekEarly } from "#api/early.ts";

let sent: string[] = [];
const ask = (path: string, query: object = {}) =>
  earlyOr(path, { method: "GET", query, signal: new AbortController().signal }, async () => {
    sent.push(path);
    return `${path} ${sent.length}`;
  });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  dropEarly();
});
afterEach(() => vi.useRealTimers());

it("an early answer is for the first who asks the same, and for nobody after", async () => {
  askEarly(() => ask("clients", { page: 1 }));
  expect(await ask("clients", { page: 2 })).toBe("clients 2");
  expect(await ask("clients", { page: 1 })).toBe("clients 1");
  expect(await ask("clients", { page: 1 })).toBe("clients 3");
});

it("what was asked early is not asked early again", async () => {
  askEarly(() => ask("clients"));
  askEarly(() => ask("clients"));
  await ask("clients");
  expect(sent).toHaveLength(1);
});

it("only what is asked before it returns is early", async () => {
  askEarly(async () => {});
  await ask("clients");
  await ask("clients");
  expect(sent).toHaveLength(2);
});

it("an answer is old after five seconds, and when something was written", async () => {
  askEarly(() => ask("clients"));
  vi.advanceTimersByTime(5000);
  expect(await ask("clients")).toBe("clients 2");
  askEarly(() => ask("clients"));
  dropEarly();
  expect(await ask("clients")).toBe("clients 4");
});

it("an answer that came is seen before it is asked for, and stays for the question", async () => {
  askEarly(() => ask("clients"));
  expect(peekEarly(() => ask("clients"))).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(peekEarly(() => ask("clients"))).toBe("clients 1");
  expect(peekEarly(() => ask("suppliers"))).toBeUndefined();
  expect(peekEarly(async () => (await ask("clients")).length)).toBeUndefined();
  expect(await ask("clients")).toBe("clients 1");
  expect(peekEarly(() => ask("clients"))).toBeUndefined();
  expect(sent).toEqual(["clients"]);
});

it("a failure is told to whoever asks for it, and to nobody where none does", async () => {
  const fail = () =>
    earlyOr("clients", { method: "GET", query: {} }, () => Promise.reject(new Error("no")));
  askEarly(fail);
  await expect(fail()).rejects.toThrow("no");
  // Whoever comes later asks anew.
  askEarly(fail);
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask("clients")).toBe("clients 1");
});
