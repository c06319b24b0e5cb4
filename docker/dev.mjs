// npm run dev: Vite on 5173 with fast refresh, PocketBase on 8090, restarted whenever a hook changes.
import { join } from "node:path";
import { setInterval } from "node:timers/promises";

import { root } from "./lib/paths.mjs";
import { buildStaleHooks, HOOKS, prepare } from "./lib/prepare.mjs";
import { command, exitCodeOf, startChild } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";
import { digest } from "./lib/stale.mjs";

// Interval of polling; each poll takes some 2 ms. Node's watcher (v20) stops following a file that an editor replaced.
const LOOK_MS = 300;

await command(async () => {
  const pocketbase = await prepare({ types: true });
  const vite = startChild(process.execPath, [join(root, "node_modules/vite/bin/vite.js")]);
  // Ends when Vite or PocketBase ends: neither is useful alone.
  return Promise.race([exitCodeOf(vite), serveTheNewest(pocketbase)]);
});

/**
 * Serves until PocketBase ends by itself. Resolves to its exit code.
 * @param {string} pocketbase
 */
async function serveTheNewest(pocketbase) {
  let isStale = false;
  let server = serve(pocketbase);
  void whenBuilt(() => {
    isStale = true;
    server.kill();
  });
  for (;;) {
    const code = await exitCodeOf(server);
    if (!isStale) return code;
    isStale = false;
    server = serve(pocketbase);
  }
}

/**
 * Rebuilds the hooks whenever they change, and calls `built`. Prints build errors and goes on.
 * @param {() => void} built
 */
async function whenBuilt(built) {
  let seen = digest(HOOKS.inputs);
  for await (const _ of setInterval(LOOK_MS, undefined, { ref: false })) {
    const now = digest(HOOKS.inputs);
    if (now === seen) continue;
    seen = now;
    await buildStaleHooks().then(
      (isNew) => isNew && built(),
      (error) => console.error(error.message),
    );
  }
}
