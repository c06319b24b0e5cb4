// The last stage of the Dockerfile, with Debian's buildah (apt-get install buildah; as root). Base images need a
// registry, so the stage is built from what this machine has built.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PocketBase from "pocketbase";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { root, version } from "#docker/lib/paths.mjs";
import { runSilently, type Child, exitCodeOf, startChild } from "#docker/lib/run.mjs";
import { freePort } from "#support/freePort.ts";
import { ADMIN } from "#support/startServer.ts";

const IMAGE = "localhost/optique-check";
const LARGEST_MB = 60;
const env = { ...process.env, BUILDAH_ISOLATION: "chroot", STORAGE_DRIVER: "vfs" };
const buildah = (...args: string[]) => runSilently("buildah", args, { env });

let address: string;
let config: { Entrypoint: string[]; Cmd: string[]; Labels: Record<string, string> };
let container: string;
let running: Child;

beforeAll(async () => {
  address = `127.0.0.1:${await freePort()}`;
  const folder = await mkdtemp(join(tmpdir(), "optique-image-"));
  await runSilently(process.execPath, [join(root, "docker/stage.mjs"), join(folder, "out")]);
  // The folder stands for the stage called `build`, which is then not built.
  const options = ["--build-context", `build=${folder}`, "--build-arg", "NODE_IMAGE=scratch"];
  options.push(
    "--build-arg",
    `VERSION=${version}`,
    "--build-arg",
    "SOURCE=https://git.test/optique",
  );
  await buildah("build", "--quiet", ...options, "--tag", IMAGE, ".");
  await rm(folder, { recursive: true });
  const { OCIv1 } = JSON.parse(await buildah("inspect", "--type", "image", IMAGE));
  config = OCIv1.config;
  container = await buildah("from", IMAGE);
  await startContainer();
});
// Removes the image with its containers, and ignores an image that was never built.
afterAll(async () => {
  await stopContainer();
  await buildah("rmi", "--force", IMAGE).catch(String);
});

/** Starts the image's own command in the container, as Docker would. */
async function startContainer() {
  const settings = [
    `OPTIQUE_HTTP=${address}`,
    `OPTIQUE_ADMIN_EMAIL=${ADMIN.email}`,
    `OPTIQUE_ADMIN_PASSWORD=${ADMIN.password}`,
  ].flatMap((setting) => ["--env", setting]);
  running = startChild(
    "buildah",
    ["run", ...settings, container, "--", ...config.Entrypoint, ...config.Cmd],
    { env },
  );
  await vi.waitFor(
    async () => expect((await fetch(`http://${address}/api/health`)).ok).toBe(true),
    {
      timeout: 20_000,
      interval: 100,
    },
  );
}

/** Id of the last process below this one: the program in the container, to which buildah passes no signal. */
async function innermost(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, "utf8"));
  const child = Number((await Promise.all(lists)).join("").trim().split(" ")[0]);
  return child ? innermost(child) : pid;
}

async function stopContainer() {
  if (!running?.pid || running.exitCode !== null) return running?.exitCode;
  const over = exitCodeOf(running);
  process.kill(await innermost(running.pid), "SIGTERM");
  return over;
}

async function administrator() {
  const client = new PocketBase(`http://${address}`);
  await client.collection("_superusers").authWithPassword(ADMIN.email, ADMIN.password);
  return client;
}

it(`the container's image has at most ${LARGEST_MB} MB`, async () => {
  const [{ size }] = JSON.parse(await buildah("images", "--json", IMAGE));
  expect(size).toMatch(/ MB$/);
  expect(Number.parseFloat(size)).toBeLessThanOrEqual(LARGEST_MB);
});

it("says on its labels what it is, where it is from and who may use it", () => {
  expect(config.Labels).toMatchObject({
    "org.opencontainers.image.title": "Optique",
    "org.opencontainers.image.version": version,
    "org.opencontainers.image.source": "https://git.test/optique",
    "org.opencontainers.image.licenses": "MIT",
  });
});

it("starts and serves the app", async () => {
  const page = await fetch(`http://${address}/`);
  expect(page.ok).toBe(true);
  expect(await page.text()).toContain("<script");
  expect((await fetch(`http://${address}/LICENSES.txt`)).ok).toBe(true);
});

it("writes its data, ends when it is asked to, and keeps its data over a restart", async () => {
  await (await administrator()).settings.update({ meta: { senderName: "Kept" } });
  expect(await stopContainer()).toBe(0);
  await startContainer();
  expect((await (await administrator()).settings.getAll())["meta"].senderName).toBe("Kept");
});
