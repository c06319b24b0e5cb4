import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { ask } from "#docker/lib/run.mjs";

/** Files to format and lint. */
export const SOURCES = ["web", "pb_hooks", "pb_migrations", "tests", "docker", "vite.config.ts"];

/** Runs the program of a package; fails with its whole output. */
export const runTool = (script: string, ...args: string[]) =>
  ask(process.execPath, [join(root, "node_modules", script), ...args]);
