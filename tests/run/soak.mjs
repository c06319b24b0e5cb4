// npm run soak: runs random histories (tests/server/engine/documents/history.test.ts) with new seeds, until one fails.
// `npm run soak -- 50` runs fifty of them, `npm run soak -- 30m` runs for half an hour, and the default is ten. Every
// seed is printed, and `OPTIQUE_SEED=<seed> npm test -- server history` repeats its history.
import { spawnSync } from "node:child_process";

/** Number of histories in one test run, because a run takes time to start. */
const TOGETHER = 5;

const [wanted = "10"] = process.argv.slice(2);
const [, amount, isTime] = /^(\d+)(m?)$/.exec(wanted) ?? [];
const npm = process.env["npm_execpath"];
if (!amount || !npm) {
  console.error("Usage: npm run soak -- 50 (histories), or npm run soak -- 30m (minutes)");
  process.exit(2);
}
const end = Date.now() + Number(amount) * 60_000;
let drawn = 0;
while (isTime ? Date.now() < end : drawn < Number(amount)) {
  const count = isTime ? TOGETHER : Math.min(TOGETHER, Number(amount) - drawn);
  const seeds = Array.from({ length: count }, () => Math.floor(Math.random() * 1e9)).join(",");
  console.log(`Random histories: OPTIQUE_SEED=${seeds}`);
  const env = { ...process.env, OPTIQUE_SEED: seeds };
  const run = spawnSync(process.execPath, [npm, "test", "--", "server", "history"], {
    env,
    stdio: "inherit",
  });
  if (run.status !== 0) process.exit(1);
  drawn += count;
}
console.log(`${drawn} histories, none failed`);
