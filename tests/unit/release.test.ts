import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root, version } from "#docker/lib/paths.mjs";
import { POCKETBASE_VERSION } from "#docker/lib/version.mjs";

type Bill = {
  bomFormat: string;
  metadata: { component: { purl: string } };
  components: { purl: string }[];
};

/** Runs the release workflow's script as a dry run. */
const dryRun = (env: NodeJS.ProcessEnv) =>
  spawnSync("bash", [join(root, "docker/publish.sh"), "--dry-run"], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], GITHUB_REPOSITORY: "Atlas/Optique", ...env },
  });

describe("a release", () => {
  it("the dry run of a release prints names, platforms and labels", () => {
    const { status, stdout } = dryRun({});
    expect(status).toBe(0);
    const image = "ghcr.io/atlas/optique";
    for (const machine of ["amd64", "arm64"]) {
      expect(stdout).toContain(`--platform linux/${machine} --tag ${image}:${version}-${machine} `);
      expect(stdout).toContain(`docker push ${image}:${version}-${machine}\n`);
    }
    expect(stdout).toContain(`--tag ${image}:${version} --tag ${image}:latest `);
    const bill = `optique-${version}.cdx.json`;
    expect(stdout).toContain(`node docker/bill.mjs ${bill}\ngh release create v${version} `);
    expect(stdout).toContain(`CHANGELOG.md ${bill}\n`);
    expect(stdout).toContain(`org.opencontainers.image.version=${version}\n`);
    expect(stdout).toContain("image.source=https://github.com/Atlas/Optique\n");
  });

  it("a release stops when its tag is not the package's version", () => {
    const { status, stdout, stderr } = dryRun({ GITHUB_REF_NAME: "v9.9.9" });
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`The tag is v9.9.9, but package.json says ${version}.\n`);
  });
});

describe("the bill of materials", () => {
  it("the bill of materials lists all shipped packages, PocketBase and SQLite", async () => {
    const folder = mkdtempSync(join(tmpdir(), "optique-bill-"));
    try {
      const file = join(folder, "bill.json");
      execFileSync(process.execPath, [join(root, "docker/bill.mjs"), file]);
      const bill = JSON.parse(readFileSync(file, "utf8")) as Bill;
      expect([bill.bomFormat, bill.metadata.component.purl]).toEqual([
        "CycloneDX",
        `pkg:npm/optique@${version}`,
      ]);
      const named = bill.components.map(({ purl }) => purl);
      const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
        packages: Record<string, { version: string; dev?: true }>;
      };
      const shipped = Object.entries(packages).flatMap(([path, found]) => {
        const name = path.replace(/^.*node_modules\//, "").replace("@", "%40");
        return path && !found.dev ? [`pkg:npm/${name}@${found.version}`] : [];
      });
      expect(named.filter((purl) => purl.startsWith("pkg:npm/")).sort()).toEqual(shipped.sort());
      expect(named).toContain(`pkg:golang/github.com/pocketbase/pocketbase@v${POCKETBASE_VERSION}`);
      expect(named).toContainEqual(expect.stringMatching(/^pkg:golang\/modernc\.org\/sqlite@v\d/));
      expect(new Set(named).size).toBe(named.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the workflows", () => {
  const files = readdirSync(join(root, ".github"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yml"))
    .map((name) => ({ name, text: readFileSync(join(root, ".github", name), "utf8") }));

  it("every action of a workflow is ours, or pinned by commit hash with its version beside it", () => {
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

  it("the base image of the build is pinned by digest, and no workflow runs in another image", () => {
    const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
    const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(from).toEqual(["${NODE_IMAGE}", "scratch"]);
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:\d+-\w+@sha256:[0-9a-f]{64}$/m);
    for (const { name, text } of files) expect(text, name).not.toMatch(/^ *(?:image|container): /m);
  });

  it("each release job may write only what it publishes, and no other workflow may write", () => {
    const writers = files.filter(({ text }) => /: write(?:-all)?\b/.test(text));
    expect(writers.map(({ name }) => name)).toEqual([join("workflows", "release.yml")]);
    const jobs = (writers[0]?.text.split(/^jobs:$/m)[1] ?? "").split(/^ {2}(?=\w+:$)/m).slice(1);
    const written = jobs.map((job) => [
      /^\w+/.exec(job)?.[0],
      ...[...job.matchAll(/^ +([\w-]+): write$/gm)].map(([, scope]) => scope),
    ]);
    expect(written).toEqual([
      ["image", "packages"],
      ["publish", "packages"],
      ["bill", "contents"],
    ]);
  });

  it("the weekly workflow verifies the registry's signatures of installed packages", () => {
    const weekly = files.find(({ name }) => name.endsWith("weekly.yml"));
    expect(weekly?.text).toContain("- run: npm audit signatures\n");
  });
});
