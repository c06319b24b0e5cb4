import { setTimeout } from "node:timers/promises";

import { expect } from "vitest";

import { call } from "./shop.ts";
import type { Server } from "./startServer.ts";

type Listening = {
  token: string | undefined;
  subscriptions: readonly string[];
  /** Status of the subscription. */
  status?: number;
  during: () => Promise<unknown>;
  isHeard?: (text: string) => boolean;
};

/** Collects the events of a realtime connection during `during`, until `isHeard` is true or a short time has passed. */
export async function heard(
  server: Pick<Server, "url">,
  { token, subscriptions, status = 204, during, isHeard }: Listening,
): Promise<string> {
  const giveUp = new AbortController();
  const stream = await fetch(`${server.url}/api/realtime`, { signal: giveUp.signal });
  if (!stream.body) throw new Error("The realtime connection has no stream");
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  const clientId = /"clientId":"(\w+)"/.exec((await reader.read()).value ?? "")?.[1];
  let text = "";
  const reading = (async () => {
    // The server may end the connection.
    for (let read = await reader.read(); !read.done; read = await reader.read()) text += read.value;
  })().catch(() => {});
  const body = { clientId, subscriptions };
  const joined = await call(server, "POST", "/api/realtime", { ...(token ? { token } : {}), body });
  expect(joined.status).toBe(status);
  await during();
  if (isHeard) await expect.poll(() => isHeard(text)).toBe(true);
  else await setTimeout(400);
  giveUp.abort();
  await reading;
  return text;
}
