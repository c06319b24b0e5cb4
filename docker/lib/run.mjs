// Runs child processes, and ends them with this process.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { basename } from "node:path";

import { root } from "./paths.mjs";

/** @typedef {import("node:child_process").ChildProcess} Child */
/** @typedef {import("node:child_process").SpawnOptions} Options */

/** @type {Set<Child>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Starts a program that is stopped with this one.
 * @type {(program: string, args: readonly string[], options?: Options) => Child}
 */
export const startChild = (program, args, options) => {
  const stdio = /** @type {const} */ (["ignore", "inherit", "inherit"]);
  const child = spawn(program, args, { cwd: root, stdio: [...stdio], ...options });
  running.add(child);
  for (const event of ["exit", "error"]) child.once(event, () => running.delete(child));
  return child;
};

/**
 * Resolves to the exit code of a started program, 128 + the signal's number when a signal ended it.
 * @type {(child: Child) => Promise<number>}
 */
export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

/**
 * Runs a program silently to its end. Resolves to its output; on failure rejects with all of it.
 * @type {(program: string, args: readonly string[], options?: Options) => Promise<string>}
 */
export const runSilently = async (program, args, options) => {
  const child = startChild(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  let complained = "";
  child.stdout?.on("data", (data) => (printed += String(data)));
  child.stderr?.on("data", (data) => (complained += String(data)));
  const code = await exitCodeOf(child);
  if (code === 0) return printed.trim();
  const said = `${printed}${complained}`.trim();
  throw new Error(`${basename(program)} ${args[0]} failed (${code})\n${said}`);
};

/**
 * Runs a command and exits with its code, ending its children. Prints errors without a stack.
 * @param {() => Promise<number | void>} work
 */
export async function command(work) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(128 + constants.signals[signal]);
      // SIGHUP becomes SIGTERM, since some programs go on after their terminal closes.
      stopAll(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  process.on("exit", () => stopAll("SIGKILL"));
  if (process.env["npm_lifecycle_event"]) stopWithParent();
  try {
    process.exitCode = (await work()) ?? 0;
    stopAll("SIGTERM");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Exits at once with its children: nobody waits for the rest of a failed start.
    process.exit(1);
  }
}

/**
 * Ends this process when npm ends: the shell of npm passes no signal on, so `kill` of npm would leave the server
 * running.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
