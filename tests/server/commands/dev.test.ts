import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { copyProject, type Run } from "#support/projectCopy.ts";

let project: Awaited<ReturnType<typeof copyProject>>;
let run: Run;

beforeAll(async () => {
  project = await copyProject();
  run = await project.dev();
  await run.started;
});
afterAll(async () => {
  await run.stop();
  await project.remove();
});

const starts = () => run.stdout().split("Optique : ").length - 1;

/** Vite takes the next port when 5173 is in use. */
const vite = () =>
  vi.waitFor(() => {
    const address = /Local:\s+(http:\S+?)\/?\s/.exec(stripVTControlCharacters(run.stdout()))?.[1];
    if (!address) throw new Error("Vite has not started");
    return address;
  }, 60_000);

const changeHook = () => appendFile(join(project.folder, "pb_hooks/server/handlers.ts"), "\n//\n");

it("npm run dev serves the app from its sources, and the API at the same address", async () => {
  const address = await vite();
  expect(await (await fetch(`${address}/main.ts`)).text()).toContain("Optique 1");
  expect((await fetch(`${address}/api/health`)).ok).toBe(true);
});

it("npm run dev serves a changed source file at once", async () => {
  await writeFile(join(project.folder, "web/main.ts"), 'document.title = "Optique 2";');
  const main = `${await vite()}/main.ts`;
  await vi.waitFor(
    async () => expect(await (await fetch(main)).text()).toContain("Optique 2"),
    60_000,
  );
});

it("npm run dev restarts PocketBase once when a hook changes", async () => {
  await changeHook();
  await vi.waitFor(() => expect(starts()).toBe(2), 60_000);
  expect((await fetch(`${run.url}/api/health`)).ok).toBe(true);
});

it("npm run dev prints the error of a broken hook, and keeps the previous build running", async () => {
  const broken = join(project.folder, "pb_hooks/server/broken.ts");
  const handlers = join(project.folder, "pb_hooks/server/handlers.ts");
  await writeFile(broken, "export const = 1;");
  await appendFile(handlers, '\nexport * from "./broken";\n');
  await vi.waitFor(() => expect(run.stderr()).toContain("broken.ts"), 60_000);
  expect((await fetch(`${run.url}/api/health`)).ok).toBe(true);
  await writeFile(broken, "export const mended = 1;");
  await vi.waitFor(() => expect(starts()).toBe(3), 60_000);
});

it("npm run dev stops all its processes", async () => {
  const address = await vite();
  await run.stop();
  await expect(fetch(address)).rejects.toThrow();
  await expect(fetch(run.url)).rejects.toThrow();
});
