import { appendFile, cp, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { copyProject, type Run } from "#support/projectCopy.ts";
import { freePort } from "#support/freePort.ts";

let project: Awaited<ReturnType<typeof copyProject>>;
const running = new Set<Run>();

const at = (...names: string[]) => join(project.folder, ...names);
/** Gives a start data that need no migrations. */
const migrated = (name: string) => cp(inject("template"), at(name), { recursive: true });

beforeAll(async () => {
  project = await copyProject();
  await migrated("pb_data");
});
afterAll(async () => {
  for (const run of running) await run.stop();
  await project.remove();
});

/** Begins a start, and waits for its address or its end. */
async function begin(env: NodeJS.ProcessEnv = {}, how: "start" | "startInShell" = "start") {
  const run = await project[how](env);
  running.add(run);
  const code = await run.started;
  return { run, code };
}

/** Runs a start until it prints its address, then stops it; returns the output. */
async function start(env: NodeJS.ProcessEnv = {}) {
  const { run, code } = await begin(env);
  const { url } = run;
  const health = await fetch(`${url}/api/health`).catch(() => undefined);
  const exitCode = code ?? (await run.stop());
  const lines = run.stdout().trim().split("\n");
  return { url, lines, stderr: run.stderr(), served: health?.ok === true, exitCode };
}

const builds = (lines: readonly string[]) => lines.filter((line) => line.startsWith("Building"));

/** Names of the builds that a start performed. */
async function built() {
  const { lines, stderr } = await start();
  expect(stderr).toBe("");
  return builds(lines);
}

/** Lines that a start which failed printed beside its builds. */
const said = ({ lines, stderr }: { lines: readonly string[]; stderr: string }) =>
  [...lines, ...stderr.trim().split("\n")].filter((line) => line && !line.startsWith("Building"));

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe("npm start", () => {
  it("builds, serves, and prints only the address and the first steps", async () => {
    const { url, lines, stderr, served, exitCode } = await start();
    expect(stderr).toBe("");
    expect(lines.slice(0, 3)).toEqual([
      "Building the hooks",
      "Building the app",
      `Optique : ${url}`,
    ]);
    expect(
      lines.slice(3).filter((line) => !line.startsWith(`First run: ${url}/setup?code=`)),
    ).toEqual([]);
    expect([served, exitCode]).toEqual([true, 0]);
  });

  it("builds nothing at the second start, and leaves no process when it is stopped", async () => {
    const { url, lines } = await start();
    expect(builds(lines)).toEqual([]);
    expect(await isUp(url)).toBe(false);
  });

  it("leaves no process when npm is killed, which forwards no signal", async () => {
    const { run } = await begin({}, "startInShell");
    run.child.kill("SIGKILL");
    // The output closes when the last process that shares it has ended.
    await run.stop();
    expect(await isUp(run.url)).toBe(false);
  });

  it("serves at the PORT given, and leaves no process when npm start itself is killed", async () => {
    const port = String(await freePort());
    const { run } = await begin({ PORT: port });
    const url = new URL(run.url);
    url.port = port;
    expect(await isUp(url.href)).toBe(true);
    run.child.kill("SIGKILL");
    await expect.poll(() => isUp(url.href)).toBe(false);
  });

  it("resolves OPTIQUE_DATA from the project, and leaves no file in it readable by other accounts", async () => {
    await start({ OPTIQUE_DATA: "elsewhere/closed" });
    const folder = at("elsewhere/closed");
    const modes = await Promise.all(
      [folder, join(folder, "data.db")].map(async (path) => (await stat(path)).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  const change = (name: string) => appendFile(at(name), "\n// changed\n");
  const remove = (name: string) => rm(at(name));

  it.each([
    ["a hook changes", () => change("pb_hooks/server/handlers.ts"), ["Building the hooks"]],
    [
      "a rule changes",
      () => change("pb_hooks/domain/core/money.ts"),
      ["Building the hooks", "Building the app"],
    ],
    ["the built hooks are gone", () => remove("pb_hooks/optique.js"), ["Building the hooks"]],
    ["the built app is gone", () => remove("pb_public/index.html"), ["Building the app"]],
  ])("rebuilds only stale outputs when %s", async (_, act, expected) => {
    await act();
    expect(await built()).toEqual(expected);
  });

  it("rebuilds only the app when it changes, and serves the new build", async () => {
    await writeFile(at("web/main.ts"), 'document.title = "Optique 2";');
    const { run } = await begin();
    const page = await (await fetch(`${run.url}/`)).text();
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? "";
    const served = await fetch(new URL(script, run.url));
    expect(await served.text()).toContain("Optique 2");
    await run.stop();
    expect(builds(run.stdout().split("\n"))).toEqual(["Building the app"]);
  });
});

// One setting for each program that refuses it; tests/unit/domain/core/settings.test.ts has the others.
it("a wrong setting stops the start with one line that names it", async () => {
  const wrong = [
    ["OPTIQUE_HTTP", "nonsense"],
    ["OPTIQUE_BACKUP_CRON", "daily"],
    ["OPTIQUE_DATA", "package.json"],
    ["OPTIQUE_DATA", "/proc/optique/data"],
    ["TZ", "Mars/Olympus"],
  ] as const;
  for (const [name, value] of wrong) {
    const found = await start({ [name]: value });
    expect([found.served, found.exitCode], value).toEqual([false, 1]);
    expect(said(found), value).toEqual([expect.stringContaining(name)]);
  }
});

it("an address in use stops the start with one line of instructions", async () => {
  const { run } = await begin();
  await migrated("second");
  const { stderr, exitCode } = await start({
    OPTIQUE_HTTP: new URL(run.url).host,
    OPTIQUE_DATA: "second",
  });
  expect(exitCode).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).toContain("address already in use: stop what runs there, or set OPTIQUE_HTTP");
  await run.stop();
});

it("npm start prints the reachable addresses as links when OPTIQUE_HTTP is every address", async () => {
  const port = await freePort();
  const { lines } = await start({ OPTIQUE_HTTP: `0.0.0.0:${port}` });
  const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const hosts = own.filter(({ family, internal }) => family === "IPv4" && !internal);
  const urls = ["localhost", ...hosts.map(({ address }) => address)].map(
    (host) => `http://${host}:${port}`,
  );
  const [, code = ""] = /\?code=(\w{12})$/.exec(lines.at(-1) ?? "") ?? [];
  expect(lines).toEqual([
    ...urls.map((url) => `Optique : ${url}`),
    ...urls.map((url) => `First run: ${url}/setup?code=${code}`),
  ]);
});

it("npm start names the folder, and a page to read, when the data cannot be opened", async () => {
  await mkdir(at("ruined"));
  await writeFile(at("ruined/data.db"), "no database");
  const found = await start({ OPTIQUE_DATA: "ruined" });
  expect([found.served, found.exitCode]).toEqual([false, 1]);
  expect(said(found)).toEqual([
    expect.stringContaining(
      `The data in '${at("ruined")}' do not open (file is not a database (26)): README.md, When the server does not start`,
    ),
  ]);
});

it("npm start prints the error of a broken source, and serves nothing", async () => {
  await writeFile(at("web/main.ts"), 'import "./nowhere";');
  const { served, exitCode, stderr } = await start();
  expect([served, exitCode]).toEqual([false, 1]);
  expect(stderr).toContain("nowhere");
});
