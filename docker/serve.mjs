// npm start: builds what is missing, serves Optique, prints its address.
import { prepare } from "./lib/prepare.mjs";
import { command, ended } from "./lib/run.mjs";
import { serve } from "./lib/serve.mjs";

await command(async () => ended(serve(await prepare({ app: true }))));
