// npm run replica: copies the databases continuously, a second behind, beside a running server
// (docker/README.md, The replica).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setInterval } from "node:timers/promises";

import { obtainLitestream } from "./lib/obtainLitestream.mjs";
import { root } from "./lib/paths.mjs";
import { replicaEnvironment } from "./lib/replica.mjs";
import { command, exitCodeOf, startChild } from "./lib/run.mjs";

const LOOK_MS = 1000;

await command(async () => {
  const env = replicaEnvironment();
  const litestream = await obtainLitestream();
  const args = ["replicate", "-config", join(root, "docker/litestream.yml")];
  for (;;) {
    const child = startChild(litestream, args, { env });
    let isReplaced = false;
    const watch = whenReplaced(join(env.OPTIQUE_DATA, ".data.db-litestream"), child, () => {
      isReplaced = true;
      child.kill();
    });
    const code = await exitCodeOf(child);
    await watch;
    if (!isReplaced) return code;
  }
});

/**
 * Calls `act` after a restore, which deletes Litestream's notes with the old database: only a restart copies the new
 * one.
 * @param {string} notes
 * @param {import("./lib/run.mjs").Child} child
 * @param {() => void} act
 */
async function whenReplaced(notes, child, act) {
  let wasThere = false;
  for await (const _ of setInterval(LOOK_MS)) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const isThere = existsSync(notes);
    if (wasThere && !isThere) return act();
    wasThere = isThere;
  }
}
