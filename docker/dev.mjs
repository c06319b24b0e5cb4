// npm run dev: Vite on 5173 with fast refresh, PocketBase on 8090, built and started anew whenever a hook changes.
import { join } from "node:path";

import { root } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { ended, start, stopAll, stopTogether } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";

// A change of the domain ends the builds of both files; it counts as one.
const SETTLE_MS = 50;

/** @param {string} pocketbase */
async function develop(pocketbase) {
  // Loaded late: on a new machine esbuild is there only now.
  const { buildHooks } = await import("./build-hooks.mjs");
  const restart = restartable(pocketbase);
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  await watchHooks(() => {
    clearTimeout(settling);
    settling = setTimeout(() => void buildHooks().then(restart).catch(tell), SETTLE_MS);
  });
  endWith(start(process.execPath, [join(root, "node_modules/vite/bin/vite.js")]));
}

/**
 * Starts PocketBase; the function returned stops it and starts it again.
 * @param {string} pocketbase
 */
function restartable(pocketbase) {
  let server = endWith(serve(pocketbase));
  return async () => {
    server.off("exit", endAll);
    const over = ended(server);
    server.kill();
    await over;
    server = endWith(serve(pocketbase));
  };
}

let stopWatching = async () => {};

/**
 * Has esbuild watch the sources of the hooks.
 * @param {() => void} changed
 */
async function watchHooks(changed) {
  const { builds, FOLDERS } = await import("./build-hooks.mjs");
  const esbuild = await import("esbuild");
  // By itself its service may outlive this command, and keep its terminal.
  stopWatching = () => esbuild.stop();
  for (const options of Object.values(builds(FOLDERS))) {
    // The first build is of what is already there.
    let isFirst = true;
    const onEnd = () => {
      if (!isFirst) changed();
      isFirst = false;
    };
    const plugins = [
      {
        name: "changed",
        setup: (/** @type {import("esbuild").PluginBuild} */ build) => build.onEnd(onEnd),
      },
    ];
    const context = await esbuild.context({ ...options, plugins });
    await context.watch();
  }
}

/**
 * When one program ends by itself, the others are of no use.
 * @param {import("./lib/run.mjs").Child} child
 */
function endWith(child) {
  child.once("exit", endAll);
  return child;
}

/** @param {number | null} code */
function endAll(code) {
  void Promise.all([stopAll(), stopWatching()]).then(() => process.exit(code ?? 0));
}

/** @param {unknown} error */
function tell(error) {
  console.error(error instanceof Error ? error.message : error);
}

stopTogether();
try {
  await develop(await prepare({ app: false, types: true }));
} catch (error) {
  tell(error);
  process.exit(1);
}
