// npm start: makes what is missing, serves Optique, prints its address.
import { prepare } from "./lib/prepare.mjs";
import { serve } from "./lib/serve.mjs";
import { ended, stopTogether } from "./lib/run.mjs";

stopTogether();
try {
  const pocketbase = await prepare({ app: true, types: false });
  process.exitCode = await ended(serve(pocketbase));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // At once, and with what was started: nobody waits for the rest of a start that failed.
  process.exit(1);
}
