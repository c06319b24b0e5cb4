import { afterAll, afterEach } from "vitest";

import { closeBrowser, type Screen, visit } from "#support/browser.ts";
import { type Server, type ServerOptions, startServer } from "#support/startServer.ts";
import { Person } from "./person.ts";
import { type Account, enter } from "./session.ts";

type Visitor = { server: Server; screen: Screen };

/**
 * What the tests of a file play on: each `open` starts a server of its own, filled by `fill`, with a person at a screen.
 * It is registered once in a file; what a test opened is closed after it, the browser after all.
 */
export function sceneWith<Filled extends { shop: Account }>(
  fill: (server: Server) => Promise<Filled>,
  options: ServerOptions = {},
) {
  const closings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close();
  });
  afterAll(closeBrowser);

  const come = async ({ server, screen }: Visitor, { scripts = true, keeps = false } = {}) => {
    const visitor = await visit(server.url, screen, { scripts, keeps });
    closings.push(visitor.close);
    return new Person(visitor);
  };

  /** Someone in front of an empty page: nobody is signed in. */
  const visitOnly = async (screen: Screen, { scripts = true, keeps = false } = {}) => {
    const server = await startServer(options);
    closings.push(server.stop);
    const filled = await fill(server);
    const person = await come({ server, screen }, { scripts, keeps });
    return {
      ...filled,
      server,
      person,
      /** Opens a page as the shop's user. */
      enter: (path: string) => enter(person, path, filled.shop),
      /** Someone else, at another browser of the same width. */
      another: () => come({ server, screen }),
    };
  };

  return {
    visit: visitOnly,
    /** A page as the shop's user sees it; its path may need what is in the shop. */
    open: async (screen: Screen, path: string | ((filled: Filled) => string)) => {
      const scene = await visitOnly(screen);
      await scene.enter(typeof path === "string" ? path : path(scene));
      return scene;
    },
  };
}
