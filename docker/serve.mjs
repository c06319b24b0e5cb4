// npm start: builds what is missing, serves Optique, prints its address.
import { prepare } from "./lib/prepare.mjs";
import { command, exitCodeOf } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";

await command(async () => exitCodeOf(serve(await prepare({ app: true }))));
