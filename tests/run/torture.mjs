// npm run torture: kills, a full disk, a locked database and little memory (tests/torture). It kills the server 200
// times, or fifty times by `npm run torture -- 50`. It is not part of npm test, because it takes ten minutes or more.
import { spawnSync } from "node:child_process";

const [rounds = "200", ...filters] = process.argv.slice(2);
const npm = process.env["npm_execpath"];
if (!/^\d+$/.test(rounds) || !npm) {
  console.error("Usage: npm run torture -- 50 (kills), npm run torture -- 50 memory (one file)");
  process.exit(2);
}
const run = spawnSync(process.execPath, [npm, "test", "--", "torture", ...filters], {
  env: { ...process.env, OPTIQUE_ROUNDS: rounds },
  stdio: "inherit",
});
process.exit(run.status ?? 1);
