// The rehearsal of a restore from outside: PocketBase's own command, without the date that it puts before each line.
import { createInterface } from "node:readline";

import { ended, start } from "./run.mjs";
import { dataFolder, serveArguments } from "./serve.mjs";

const DATE = /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /;

/**
 * Resolves to the exit code: 0 when the latest backup is good.
 * @param {string} pocketbase
 */
export async function rehearse(pocketbase) {
  const data = dataFolder();
  const [, ...flags] = serveArguments(data);
  const env = { TZ: "Africa/Casablanca", ...process.env, OPTIQUE_DATA: data };
  const child = start(pocketbase, ["rehearse", ...flags], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on("line", (line) => console.log(line.replace(DATE, "")));
  return ended(child);
}
