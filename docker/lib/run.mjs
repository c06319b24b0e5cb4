// Other programs, started and never left behind.
import { spawn } from "node:child_process";
import { constants } from "node:os";

import { root } from "./paths.mjs";

/** @typedef {import("node:child_process").ChildProcess} Child */

/** @type {Set<Child>} */
const running = new Set();

/**
 * Starts a program that is stopped with this one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Child}
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    ...options,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * Resolves to the exit code of a started program, 128 + the signal's number when a signal ended it.
 * @param {Child} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * Runs a program to its end. Resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export const run = (command, args, options) => ended(start(command, args, options));

/**
 * Runs a program to its end without a word; when it fails, throws an Error with all that it said.
 * @param {string} what it does, for the message
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export async function runQuietly(what, command, args, options) {
  const child = start(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout?.on("data", (data) => (said += String(data)));
  child.stderr?.on("data", (data) => (said += String(data)));
  const code = await ended(child);
  if (code !== 0) throw new Error(`${what} failed (${code}).\n${said.trim()}`);
}

/**
 * npm, as it was called when it was: on Windows it is a script, which only a shell can start.
 * @param {readonly string[]} args
 * @returns {[string, string[], { shell: boolean }]}
 */
export function npm(args) {
  const script = process.env["npm_execpath"];
  if (script?.endsWith("npm-cli.js"))
    return [process.execPath, [script, ...args], { shell: false }];
  return ["npm", [...args], { shell: process.platform === "win32" }];
}

/** Ends every program started here, as a person would. Resolves when all have ended. */
export async function stopAll() {
  const all = [...running];
  const over = all.map((child) => ended(child).catch(() => 0));
  for (const child of all) child.kill();
  await Promise.all(over);
}

/** Passes the wish to stop on to every program started here; this one then ends when they have. */
export function stopTogether() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(128 + constants.signals[signal]);
      // Not all programs end when their terminal closes, but this whole does.
      for (const child of running) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  process.on("exit", () => {
    for (const child of running) child.kill("SIGKILL");
  });
  if (process.env["npm_lifecycle_event"]) stopWithParent();
}

/** npm passes a signal to its shell, and the shell to nobody: without this, `kill` of npm would leave the server. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
