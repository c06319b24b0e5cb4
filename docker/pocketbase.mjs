// Obtains PocketBase and prints its path: a step of the Dockerfile, kept when only sources changed.
import { obtainPocketbase } from "./lib/obtainPocketbase.mjs";
import { command } from "./lib/run.mjs";

await command(async () => console.log(await obtainPocketbase()));
