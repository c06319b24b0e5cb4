import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#docker/lib/paths.mjs";
import { chapters } from "#features/help/chapters/chapters.ts";

/** All texts of the guide. */
const texts = chapters.flatMap(({ intro, parts }) => [
  intro,
  ...parts.flatMap(({ steps = [], text = [], note = "" }) => [...steps, ...text, note]),
]);
const marked = texts.flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*/g)]);
const buttons = [...new Set(marked.map(([, name = ""]) => name))];

/** Texts of all screens. */
const screens = ["web", "pb_hooks/domain/core"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter((name) => /\.strings\.ts$|lib\/labels\.ts$/.test(name) && !name.includes("help/"))
  .map((name) => readFileSync(join(root, name), "utf8"))
  .join("\n")
  .replaceAll("\\u00a0", "\u00a0");

describe("the guide", () => {
  it("has all chapters, each with its address", () => {
    const ids = chapters.map(({ id }) => id);
    expect(ids).toEqual([
      "premier-jour",
      "vente",
      "devis",
      "prise-en-charge",
      "avoirs",
      "atelier",
      "caisse",
      "livraison",
      "inventaire",
      "imprimer",
      "equipe",
      "sauvegarde",
      "imprevus",
    ]);
  });

  it("pairs its marks of buttons and keys", () => {
    for (const text of texts) {
      expect(text.split("**").length % 2, text).toBe(1);
      expect(text.split("[[").length, text).toBe(text.split("]]").length);
    }
  });

  it.each(buttons)("names a button that exists: %s", (name) => {
    expect(screens).toContain(name);
  });
});
