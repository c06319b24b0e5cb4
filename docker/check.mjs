// npm run check: format, lint, types, unit and property tests, in under half a minute.
import { runChecks, STATIC_CHECKS, UNIT_CHECK } from "./lib/checks.mjs";
import { prepare } from "./lib/prepare.mjs";
import { stopTogether } from "./lib/run.mjs";

stopTogether();
try {
  await prepare({ app: false, types: true });
  const { failed } = await runChecks([...STATIC_CHECKS, UNIT_CHECK]);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // At once, and with what was started: nobody waits for the rest of a start that failed.
  process.exit(1);
}
