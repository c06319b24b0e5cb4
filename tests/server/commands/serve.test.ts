import { appendFile, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { copyProject, type Run } from "#support/projectCopy.ts";
import { freePort } from "#support/freePort.ts";

let project: Awaited<ReturnType<typeof copyProject>>;
let run: Run | undefined;

beforeAll(async () => {
  project = await copyProject();
});
afterAll(async () => {
  await run?.stop();
  await project.remove();
});

/** Runs a start until it prints its address, then stops it; returns the output. */
async function start(env: NodeJS.ProcessEnv = {}) {
  run = await project.start(env);
  const code = await run.started;
  const { url } = run;
  const health = await fetch(`${url}/api/health`).catch(() => undefined);
  const exitCode = code ?? (await run.stop());
  const lines = run.stdout().trim().split("\n");
  return { url, lines, stderr: run.stderr(), served: health?.ok === true, exitCode };
}

/** Names of the builds that a start performed. */
async function built() {
  const { lines, stderr } = await start();
  expect(stderr).toBe("");
  return lines.filter((line) => line.startsWith("Building"));
}

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

  it("leaves no process when it is stopped", async () => {
    const { url } = await start();
    await expect(fetch(url)).rejects.toThrow();
  });

  it("leaves no process when npm is killed, which forwards no signal", async () => {
    run = await project.startInShell();
    await run.started;
    run.child.kill("SIGKILL");
    // The output closes when the last process that shares it has ended.
    await run.stop();
    await expect(fetch(run.url)).rejects.toThrow();
  });

  it("leaves no process when npm start itself is killed", async () => {
    run = await project.start();
    await run.started;
    run.child.kill("SIGKILL");
    const { url } = run;
    const isUp = () =>
      fetch(url).then(
        () => true,
        () => false,
      );
    await expect.poll(isUp).toBe(false);
  });

  it("leaves no data file readable by other accounts", async () => {
    await start({ OPTIQUE_DATA: "closed" });
    const folder = join(project.folder, "closed");
    const modes = await Promise.all(
      [folder, join(folder, "data.db")].map(async (path) => (await stat(path)).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it("builds nothing at the second start", async () => {
    expect(await built()).toEqual([]);
  });

  const change = (name: string) => appendFile(join(project.folder, name), "\n// changed\n");
  const remove = (name: string) => rm(join(project.folder, name));

  it.each([
    ["a hook changes", () => change("pb_hooks/server/handlers.ts"), ["Building the hooks"]],
    ["the app changes", () => change("web/main.ts"), ["Building the app"]],
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

  it("serves the new build", async () => {
    await writeFile(join(project.folder, "web/main.ts"), 'document.title = "Optique 2";');
    run = await project.start();
    await run.started;
    const page = await (await fetch(`${run.url}/`)).text();
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? "";
    const served = await fetch(new URL(script, run.url));
    await run.stop();
    expect(await served.text()).toContain("Optique 2");
  });

  it("prints the error of a broken source, and serves nothing", async () => {
    const main = join(project.folder, "web/main.ts");
    await writeFile(main, 'import "./nowhere";');
    const { served, exitCode, stderr } = await start();
    await writeFile(main, "");
    expect([served, exitCode]).toEqual([false, 1]);
    expect(stderr).toContain("nowhere");
  });
});

// One setting for each program that refuses it; tests/unit/domain/core/settings.test.ts has the others.
describe("a wrong setting stops the start with one line", () => {
  it.each([
    ["OPTIQUE_HTTP", "nonsense"],
    ["OPTIQUE_BACKUP_CRON", "daily"],
    ["OPTIQUE_DATA", "package.json"],
    ["OPTIQUE_DATA", "/proc/optique/data"],
    ["TZ", "Mars/Olympus"],
  ])("%s=%s", async (name, value) => {
    const { served, exitCode, lines, stderr } = await start({ [name]: value });
    const said = [...lines, ...stderr.split("\n")].filter(
      (line) => line && !line.startsWith("Building"),
    );
    expect([served, exitCode]).toEqual([false, 1]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(name);
  });
});

describe("an address in use", () => {
  it("stops the start with one line of instructions", async () => {
    run = await project.start();
    await run.started;
    const { stderr, exitCode } = await startAgain({ OPTIQUE_HTTP: new URL(run.url).host });
    expect(exitCode).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain("address already in use: stop what runs there, or set OPTIQUE_HTTP");
  });

  async function startAgain(env: NodeJS.ProcessEnv) {
    const first = run;
    const second = await start({ ...env, OPTIQUE_DATA: "second" });
    await first?.stop();
    return second;
  }
});

describe("settings", () => {
  it("PORT overrides the port of OPTIQUE_HTTP", async () => {
    const first = await project.start();
    const port = new URL(first.url).port;
    await first.stop();
    run = await project.start({ PORT: port });
    await run.started;
    const answer = await fetch(`${first.url}/api/health`);
    await run.stop();
    expect(answer.ok).toBe(true);
  });

  it("npm start prints the reachable addresses as links when OPTIQUE_HTTP is every address", async () => {
    const port = await freePort();
    const { lines } = await start({ OPTIQUE_HTTP: `0.0.0.0:${port}`, OPTIQUE_DATA: "everywhere" });
    const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    const hosts = own.filter(({ family, internal }) => family === "IPv4" && !internal);
    const urls = ["localhost", ...hosts.map(({ address }) => address)].map(
      (host) => `http://${host}:${port}`,
    );
    const [, code = ""] = /\?code=(\w{12})$/.exec(lines.at(-1) ?? "") ?? [];
    expect(lines.filter((line) => !line.startsWith("Building"))).toEqual([
      ...urls.map((url) => `Optique : ${url}`),
      ...urls.map((url) => `First run: ${url}/setup?code=${code}`),
    ]);
  });

  it("npm start names the folder, and a page to read, when the data cannot be opened", async () => {
    const folder = join(project.folder, "ruined");
    await mkdir(folder);
    await writeFile(join(folder, "data.db"), "no database");
    const { lines, stderr, served, exitCode } = await start({ OPTIQUE_DATA: "ruined" });
    expect([served, exitCode]).toEqual([false, 1]);
    const said = [...lines, ...stderr.trim().split("\n")].filter(
      (line) => line && !line.startsWith("Building"),
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(
      `The data in '${folder}' do not open (file is not a database (26)): README.md, When the server does not start`,
    );
  });

  it("a relative OPTIQUE_DATA is resolved from the project folder", async () => {
    const other = await project.start({ OPTIQUE_DATA: "elsewhere/data" });
    await other.started;
    await other.stop();
    await rm(join(project.folder, "elsewhere/data/data.db"));
  });
});
