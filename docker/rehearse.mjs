// npm run rehearse: restores the latest backup, and the replica if any, into an empty folder and prints the result in
// French. Works beside a running server.
import { prepare } from "./lib/prepare.mjs";
import { command } from "./lib/run.mjs";
import { rehearse } from "./lib/rehearse.mjs";

await command(async () => rehearse(await prepare()));
