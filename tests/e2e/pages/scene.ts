import { afterEach } from "vitest";

import { type Screen, type Session, visit, visitAgain } from "#support/browser.ts";
import {
  type Server,
  type ServerOptions,
  sharedServer,
  startServer,
} from "#support/startServer.ts";
import { Person } from "./person.ts";
import { enter } from "./session.ts";

/** Visit options: without scripts, or with the service worker. */
type Browsing = { scripts?: boolean; keeps?: boolean };

/**
 * Tests of a file share this set-up: each test has its own company on the worker's server, filled by `fill`, and a
 * person at a screen. It is registered once in a file, and closes the pages and servers that a test opened.
 */
export function sceneWith<Filled extends { shop?: Session }>(
  fill: (server: Server) => Promise<Filled>,
) {
  const closings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close();
  });

  const sceneOn = (serverOf: () => Promise<Server>, { isShared }: { isShared: boolean }) => {
    /** Opens an empty page, signed out. */
    const visitOnly = async (screen: Screen, browsing?: Browsing) => {
      const server = await serverOf();
      const filled = await fill(server);
      const come = async (how?: Browsing) => {
        const visitor = await (isShared && !how
          ? visitAgain(server.url, screen)
          : visit(server.url, screen, how));
        closings.push(visitor.close);
        return new Person(visitor);
      };
      const person = await come(browsing);
      return {
        ...filled,
        server,
        person,
        /** Opens a page as the shop's user. */
        enter: (path: string) => {
          if (!filled.shop) throw new Error("This scene has no user to sign in");
          return enter(person, path, filled.shop);
        },
        /** Second browser of the same width. */
        another: () => come(),
      };
    };
    return {
      visit: visitOnly,
      /** Opens a page as the shop's user; the path may use the shop's ids, or wait for what it adds to the shop. */
      open: async (
        screen: Screen,
        path: string | ((filled: Filled) => string | Promise<string>),
      ) => {
        const scene = await visitOnly(screen);
        await scene.enter(typeof path === "string" ? path : await path(scene));
        return scene;
      },
    };
  };

  return {
    ...sceneOn(sharedServer, { isShared: true }),
    /** Opens the page on a separate server, for tests that stop it, set it up, or reach its limits. */
    alone: (options: ServerOptions = {}) =>
      sceneOn(
        async () => {
          const server = await startServer(options);
          closings.push(server.stop);
          return server;
        },
        { isShared: false },
      ),
  };
}
