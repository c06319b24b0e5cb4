// npm run torture: kills, a full disk, a locked database and a small memory (tests/torture). 200 kills, `npm run torture -- 50`
// for fifty. Not part of npm test: it takes ten minutes and more.
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
