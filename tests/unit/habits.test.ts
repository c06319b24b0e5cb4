import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root, version } from "#docker/lib/paths.mjs";

const read = (name: string) => readFileSync(join(root, name), "utf8");
const { engines } = JSON.parse(read("package.json"));

describe("the habits of the project", () => {
  it.each([".githooks/pre-commit", ".ci/run", "docker/publish.sh"])("%s is executable", (name) =>
    expect(statSync(join(root, name)).mode & 0o100).toBe(0o100),
  );

  it("the workflow tests every part on each push", () => {
    const asked = [...read(".github/workflows/test.yml").matchAll(/tests: ([\w /-]+) }/g)];
    expect(asked.map(([, words]) => words)).toEqual([
      "check",
      "server",
      "e2e --shard 1/2",
      "e2e --shard 2/2",
    ]);
  });

  it(".nvmrc and the Dockerfile name the same Node version, which package.json allows", () => {
    const major = read(".nvmrc").trim();
    expect(read("Dockerfile")).toContain(`NODE_IMAGE=node:${major}-`);
    expect(Number(major)).toBeGreaterThanOrEqual(Number.parseInt(engines.node.slice(2), 10));
  });

  it("publish.sh passes every argument that the Dockerfile expects", () => {
    const asked = [...read("Dockerfile").matchAll(/^ARG (?!NODE_IMAGE)(\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(asked).toEqual(["VERSION", "SOURCE"]);
    for (const name of asked) expect(read("docker/publish.sh")).toContain(`--build-arg "${name}=`);
  });

  it("compose.yml can pull the published image, and can build one", () => {
    const compose = read("docker/compose.yml");
    expect(compose).toContain("image: ${OPTIQUE_IMAGE:-optique}:${OPTIQUE_TAG:-latest}");
    expect(compose).toMatch(/build:\n\s+context: \.\.\n/);
  });

  it("the changelog has an entry for the current version", () =>
    expect(read("CHANGELOG.md")).toContain(`\n## [${version}] - `));
});
