import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#docker/lib/paths.mjs";
import { isCompleteReading, readQuickEntry } from "#domain/optics/quickEntry.ts";
import { noteText, unkeptNotes } from "#domain/optics/quickEntryNotes.ts";
import { moreTexts } from "#domain/optics/moreMeasures.strings.ts";
import { formStrings } from "#features/prescriptions/form.strings.ts";
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
      "mesures",
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

describe("the chapter on measures", () => {
  const parts = chapters.find(({ id }) => id === "mesures")?.parts ?? [];
  const textsOf = (title: string) =>
    parts
      .filter((part) => part.title === title)
      .flatMap(({ steps = [], text = [] }) => [...steps, ...text]);
  const quotedIn = (all: readonly string[]) =>
    all.flatMap((text) =>
      [...text.matchAll(/«\u00a0(.+?)\u00a0»/g)].map(([, quoted = ""]) => quoted),
    );

  it("quotes the fields of a frame, and the marks of pairs, as the screens have them", () => {
    expect(quotedIn(textsOf("La taille des montures"))).toEqual(Object.values(moreTexts.frame));
    const { next, short } = formStrings.items.pairs;
    expect(quotedIn(textsOf("La deuxième paire"))).toEqual([next(2), short(1), short(2)]);
  });

  it.each(quotedIn(textsOf("Recopier d’un trait")))(
    "teaches what quick entry reads: %s",
    (typed) => {
      const read = readQuickEntry(typed);
      expect(read.unread).toEqual([]);
      expect(isCompleteReading(read)).toBe(true);
      expect(noteText(unkeptNotes(read.notes))).toBe("");
      expect([read.more.right, read.more.left]).not.toEqual([{}, {}]);
    },
  );
});
