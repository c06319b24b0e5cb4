import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import { ask } from "#docker/lib/run.mjs";

/** What is formatted and linted. */
export const SOURCES = ["web", "pb_hooks", "pb_migrations", "tests", "docker", "vite.config.ts"];

/** Runs a program of a package; fails with all that it says. */
export const runTool = (script: string, ...args: string[]) =>
  ask(process.execPath, [join(root, "node_modules", script), ...args]);
