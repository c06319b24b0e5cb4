import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

import { serveArguments } from "#docker/lib/serve.mjs";
import { freePort } from "./freePort.ts";

export interface Admin {
  readonly email: string;
  readonly password: string;
}

export interface ServerOptions {
  /** Additional environment variables; undefined removes a default one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Data folder, which may be empty and stays after the server stops; by default a copy of the template. */
  readonly dataDir?: string;
  /** Administrator account; null: none, as at a first run. */
  readonly admin?: Admin | null;
  /** Port of the server's address. */
  readonly port?: number;
  /** Flags of PocketBase that override the defaults. */
  readonly flags?: readonly string[];
}

export interface Server {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Output of PocketBase and the hooks so far. */
  readonly output: () => string;
  /** Administrator token, for calls that the shop's user may not make. */
  readonly superuserToken: () => Promise<string>;
  /** Stops the server regularly. */
  readonly stop: () => Promise<void>;
  /** Kills the server like a power cut; its data stay for a restart. */
  readonly kill: () => Promise<void>;
  /** Starts again with the same data and address. */
  readonly restart: () => Promise<void>;
  /** Runs another PocketBase command on the same data while the server is stopped; returns its output. */
  readonly command: (name: string) => Promise<string>;
}

export const ADMIN: Admin = { email: "admin@optique.test", password: "administrateur-1" };
const START_MS = 60_000;

let shared: Promise<Server> | undefined;

/**
 * Server that all files of this worker share; each test has its own company. No test may stop or restart it. A failed
 * start is retried once, and again for the next file.
 */
export function sharedServer(): Promise<Server> {
  shared ??= startServer()
    .catch(() => startServer())
    .catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
  return shared;
}

/**
 * Starts the real PocketBase with the built hooks on a copy of the migrated template and a free port. Resolves when it
 * answers; rejects with its output when it exits.
 */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const admin = options.admin === undefined ? ADMIN : options.admin;
  const dataDir = options.dataDir ?? (await migratedFolder());
  const address = `127.0.0.1:${options.port ?? (await freePort())}`;
  const url = `http://${address}`;
  const env = {
    PATH: process.env["PATH"],
    TZ: process.env["TZ"],
    GOGC: process.env["GOGC"],
    OPTIQUE_HTTP: address,
    OPTIQUE_DATA: dataDir,
    ...(admin && { OPTIQUE_ADMIN_EMAIL: admin.email, OPTIQUE_ADMIN_PASSWORD: admin.password }),
    ...options.env,
  };
  const launch = () => launchIn(dataDir, env, options.flags ?? []);
  const clean = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  let launched = await launch().catch(async (error: unknown) => {
    await clean();
    throw error;
  });

  return {
    url,
    dataDir,
    get pid() {
      return launched.pid;
    },
    output: () => launched.output(),
    superuserToken: () => signIn(url, admin),
    stop: async () => {
      await launched.end("SIGTERM");
      await clean();
    },
    kill: () => launched.end("SIGKILL"),
    restart: async () => {
      await launched.end("SIGTERM");
      launched = await launch();
    },
    command: async (name) => {
      await launched.end("SIGTERM");
      const [, ...flags] = serveArguments(dataDir);
      const { stdout } = await promisify(execFile)(inject("pocketbase"), [name, ...flags]);
      launched = await launch();
      return stdout;
    },
  };
}

async function migratedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "optique-data-"));
  await cp(inject("template"), folder, { recursive: true });
  return folder;
}

async function launchIn(dataDir: string, env: NodeJS.ProcessEnv, flags: readonly string[]) {
  const child = spawn(inject("pocketbase"), [...serveArguments(dataDir), ...flags], {
    env,
    stdio: "pipe",
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const note = join(inject("running"), String(child.pid));
  await writeFile(note, dataDir);
  let printed = "";
  child.stdout.on("data", (data) => (printed += String(data)));
  child.stderr.on("data", (data) => (printed += String(data)));
  const ended = once(child, "exit").then(async () => {
    process.off("exit", killWithUs);
    await rm(note, { force: true });
  });
  await startOf(child, () => printed);
  return {
    pid: child.pid ?? 0,
    output: () => printed,
    end: async (signal: "SIGTERM" | "SIGKILL") => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Resolves at PocketBase's log line about serving, printed once its address is bound. */
function startOf(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(new Error(`The server ${why}.\n${printed()}`));
    };
    const timer = setTimeout(() => fail("did not start in time"), START_MS);
    child.once("error", (error) => fail(`could not be run: ${error.message}`));
    child.once("exit", (code, signal) => fail(`ended with ${code ?? signal}`));
    child.stdout?.on("data", () => {
      if (!printed().includes("Server started at")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

async function signIn(url: string, admin: Admin | null): Promise<string> {
  if (!admin) throw new Error("This server was started without an administrator.");
  const answer = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ identity: admin.email, password: admin.password }),
  });
  if (!answer.ok) throw new Error(`The administrator cannot sign in: ${await answer.text()}`);
  const { token }: { token: string } = await answer.json();
  return token;
}
