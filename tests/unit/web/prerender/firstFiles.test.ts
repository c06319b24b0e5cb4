import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { routes } from "#app/routes.tsx";
import { modulesOf } from "#prerender/firstFiles.mjs";

const modules = modulesOf(readFileSync("web/app/routes.tsx", "utf8"));

it("knows each page of staff, in the order of the route table", () => {
  const staffPages = routes.filter(({ access }) => access === "app" || access === "print");
  expect(modules.map(([path]) => path)).toEqual(staffPages.map(({ path }) => path));
});

it("knows their files, with the frame around those that are no print", () => {
  for (const [path, files] of modules) {
    for (const file of files)
      expect(existsSync(join("web", file.slice(1))), `${path}: ${file}`).toBe(true);
    const isPrint = routes.find((route) => route.path === path)?.access === "print";
    expect(files.includes("#app/frame/Layout.tsx"), path).toBe(!isPrint);
  }
});
