// npm run rehearse: restores the latest backup, and the replica when there is one, into an empty folder and says in
// French what each is worth. Beside a running server.
import { prepare } from "./lib/prepare.mjs";
import { command } from "./lib/run.mjs";
import { rehearse } from "./lib/rehearse.mjs";

await command(async () => rehearse(await prepare()));
