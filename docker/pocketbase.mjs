// Obtains PocketBase and prints its path: a step of the Dockerfile that stays cached when only sources change.
import { obtainPocketbase } from "./lib/obtainPocketbase.mjs";
import { command } from "./lib/run.mjs";

await command(async () => console.log(await obtainPocketbase()));
