import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { runSilently } from "#docker/lib/run.mjs";

/** Files to format and lint. */
export const SOURCES = ["web", "pb_hooks", "pb_migrations", "tests", "docker", "vite.config.ts"];

/** Runs the program of a package; throws its whole output when it fails. */
export const runTool = (script: string, ...args: string[]) =>
  runSilently(process.execPath, [join(root, "node_modules", script), ...args]);
