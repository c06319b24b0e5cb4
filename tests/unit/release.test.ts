import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root, version } from "#docker/lib/paths.mjs";

/** Dry run of the release workflow's script. */
const dryRun = (env: NodeJS.ProcessEnv) =>
  spawnSync("bash", [join(root, "docker/publish.sh"), "--dry-run"], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], GITHUB_REPOSITORY: "Atlas/Optique", ...env },
  });

describe("a release", () => {
  it("the dry run prints names, platforms and labels", () => {
    const { status, stdout } = dryRun({});
    expect(status).toBe(0);
    const image = "ghcr.io/atlas/optique";
    for (const machine of ["amd64", "arm64"]) {
      expect(stdout).toContain(`--platform linux/${machine} --tag ${image}:${version}-${machine} `);
      expect(stdout).toContain(`docker push ${image}:${version}-${machine}\n`);
    }
    expect(stdout).toContain(`--tag ${image}:${version} --tag ${image}:latest `);
    expect(stdout).toContain(`org.opencontainers.image.version=${version}\n`);
    expect(stdout).toContain("image.source=https://github.com/Atlas/Optique\n");
  });

  it("another tag than the version stops it", () => {
    const { status, stdout, stderr } = dryRun({ GITHUB_REF_NAME: "v9.9.9" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`The tag is v9.9.9, but package.json says ${version}.\n`);
  });
});

describe("the workflows", () => {
  const files = readdirSync(join(root, ".github"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yml"))
    .map((name) => ({ name, text: readFileSync(join(root, ".github", name), "utf8") }));

  it("every action is ours, or pinned by its commit beside its version", () => {
    const used = files.flatMap(({ text }) =>
      [...text.matchAll(/uses: (.+)/g)].map(([, action = ""]) => action),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(
      used.filter(
        (action) => !/^(?:\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/.test(action),
      ),
    ).toEqual([]);
  });

  it("the release alone writes packages", () => {
    const writers = files.filter(({ text }) => /^ *\w+: write$/m.test(text));
    expect(writers.map(({ name }) => name)).toEqual([join("workflows", "release.yml")]);
  });
});
