import { expect, it } from "vitest";

import { version } from "#docker/lib/paths.mjs";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();

it("GET version returns that of package.json to anyone, and leaves PocketBase's health unchanged", async () => {
  const answer = await fetch(`${server.url}/api/optique/version`);
  expect(await answer.json()).toEqual({ version });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
