// Checks the last stage of the Dockerfile with Debian's buildah: it starts, serves, keeps its data, and is small. Base
// images need a registry, so the stage is built from what this machine has built (apt-get install buildah; as root).
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { root } from "./lib/paths.mjs";
import { ended, run, start, stopTogether } from "./lib/run.mjs";

const IMAGE = "localhost/optique-check";
const ADDRESS = "127.0.0.1:18987";
const LARGEST_MB = 60;
const PATIENCE_MS = 20_000;
const ADMIN = { identity: "admin@optique.test", password: "administrateur-1" };
const env = { ...process.env, BUILDAH_ISOLATION: "chroot", STORAGE_DRIVER: "vfs" };

/** @param {readonly string[]} args */
async function buildah(...args) {
  const { stdout } = await promisify(execFile)("buildah", args, {
    cwd: root,
    env,
    maxBuffer: 1 << 26,
  });
  return stdout.trim();
}

/**
 * Says what must hold, and throws when it does not.
 * @param {string} what
 * @param {boolean} holds
 */
function check(what, holds) {
  if (!holds) throw new Error(`image: ${what}: no`);
  console.log(`image: ${what}`);
}

/** Builds the last stage from a folder that docker/stage.mjs filled. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), "optique-image-"));
  try {
    const stage = join(root, "docker/stage.mjs");
    const code = await run(process.execPath, [stage, join(folder, "out")]);
    if (code !== 0) throw new Error("image: nothing to put into it, see above");
    // The folder stands for the stage called `build`, which is then not built.
    const options = ["--build-context", `build=${folder}`, "--build-arg", "NODE_IMAGE=scratch"];
    await buildah("build", "--quiet", ...options, "--tag", IMAGE, ".");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the image's own command in a container, uses it, and ends it as Docker would.
 * @param {string} container
 * @param {() => Promise<void>} work
 */
async function whileRunning(container, work) {
  const { OCIv1 } = JSON.parse(await buildah("inspect", "--type", "image", IMAGE));
  const settings = [
    `OPTIQUE_HTTP=${ADDRESS}`,
    `OPTIQUE_ADMIN_EMAIL=${ADMIN.identity}`,
    `OPTIQUE_ADMIN_PASSWORD=${ADMIN.password}`,
  ].flatMap((setting) => ["--env", setting]);
  const command = [...settings, container, "--", ...OCIv1.config.Entrypoint];
  const child = start("buildah", ["run", ...command], { env });
  const over = ended(child);
  try {
    await untilHealthy();
    await work();
  } finally {
    const program = child.pid && (await innermost(child.pid));
    if (program) process.kill(program, "SIGTERM");
  }
  check("ends when it is asked to", (await over) === 0);
}

/**
 * buildah passes no signal on to what it runs: that is the last of the processes below it.
 * @param {number} pid
 * @returns {Promise<number>}
 */
async function innermost(pid) {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8"));
  const child = Number((await Promise.all(lists)).join("").trim().split(" ")[0]);
  return child ? innermost(child) : pid;
}

async function untilHealthy() {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://${ADDRESS}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("image: it does not answer");
}

/**
 * Calls PocketBase as its administrator.
 * @param {"GET" | "PATCH"} method
 * @param {object} [body]
 */
async function settings(method, body) {
  const headers = { "Content-Type": "application/json" };
  const path = `http://${ADDRESS}/api/collections/_superusers/auth-with-password`;
  const signIn = await fetch(path, { method: "POST", headers, body: JSON.stringify(ADMIN) });
  const { token } = await signIn.json();
  const answer = await fetch(`http://${ADDRESS}/api/settings`, {
    method,
    headers: { ...headers, Authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()).meta?.appName;
}

async function main() {
  try {
    await build();
    const { size } = JSON.parse(await buildah("images", "--json", IMAGE))[0];
    const isSmall = size.endsWith(" MB") && Number.parseFloat(size) <= LARGEST_MB;
    check(`is ${size}, at most ${LARGEST_MB} MB`, isSmall);
    const container = await buildah("from", IMAGE);
    await whileRunning(container, async () => {
      const page = await fetch(`http://${ADDRESS}/`);
      check("starts and serves the app", page.ok && (await page.text()).includes("<script"));
      check("writes its data", (await settings("PATCH", { meta: { appName: "Kept" } })) === "Kept");
    });
    await whileRunning(container, async () => {
      check("keeps its data over a restart", (await settings("GET")) === "Kept");
    });
  } finally {
    // With its containers; one that was never made is no failure.
    await buildah("rmi", "--force", IMAGE).catch(() => "");
  }
}

stopTogether();
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
