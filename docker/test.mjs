// npm test: makes what is missing, then every test. `npm test -- server` runs a part, `npm test -- e2e sale` those of
// its files that are named like that. The last line is `N passed, N failed`.
import {
  BENCH_CHECK,
  E2E_CHECK,
  IMAGE_CHECK,
  runChecks,
  SERVER_CHECK,
  STATIC_CHECKS,
  UNIT_CHECK,
} from "./lib/checks.mjs";
import { obtainChromium } from "./lib/chromium.mjs";
import { prepare } from "./lib/prepare.mjs";
import { stopTogether } from "./lib/run.mjs";

const ALL = [...STATIC_CHECKS, UNIT_CHECK, SERVER_CHECK, E2E_CHECK, IMAGE_CHECK];

/**
 * The checks that the arguments of the command ask for, and the names that narrow them.
 * @param {readonly string[]} words
 */
function chosen([part, ...filters]) {
  if (!part) return { checks: ALL, filters };
  const known = [...ALL, BENCH_CHECK];
  const checks = known.filter(({ name }) => name === part);
  if (checks.length > 0) return { checks, filters };
  throw new Error(`There is no part called ${part}: ${known.map(({ name }) => name).join(", ")}`);
}

/** @returns {Promise<import("./lib/checks.mjs").Count>} */
async function main() {
  const { checks, filters } = chosen(process.argv.slice(2));
  const served = checks.some((check) =>
    [SERVER_CHECK, E2E_CHECK, IMAGE_CHECK, BENCH_CHECK].includes(check),
  );
  await prepare({ app: served, types: true });
  if (checks.includes(E2E_CHECK)) process.env["OPTIQUE_CHROMIUM"] = await obtainChromium();
  return runChecks(checks, filters);
}

stopTogether();
const count = await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1 };
});
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);
