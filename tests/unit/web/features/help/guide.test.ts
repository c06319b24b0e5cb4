import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#docker/lib/paths.mjs";
import { isCompleteReading, readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";
import { noteText, unkeptNotes } from "#domain/optics/quickEntry/quickEntryNotes.ts";
import { extraTexts } from "#domain/optics/measures/extraMeasures.strings.ts";
import { formStrings } from "#features/prescriptions/form.strings.ts";
import { chapters } from "#features/help/chapters/chapters.ts";

/** All texts of the guide's chapters. */
const texts = chapters.flatMap(({ intro, parts }) => [
  intro,
  ...parts.flatMap(({ steps = [], text = [], note = "" }) => [...steps, ...text, note]),
]);
const marked = texts.flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*/g)]);
const buttons = [...new Set(marked.map(([, name = ""]) => name))];

/** Source of all screen texts, without those of the guide. */
const screens = ["web", "pb_hooks/domain/core"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  )
  .filter((name) => /\.strings\.ts$|lib\/texts\/labels\.ts$/.test(name) && !name.includes("help/"))
  .map((name) => readFileSync(join(root, name), "utf8"))
  .join("\n")
  .replaceAll("\\u00a0", "\u00a0");

describe("the guide", () => {
  it("the guide has all chapters in order, each with its address", () => {
    const ids = chapters.map(({ id }) => id);
    expect(ids).toEqual([
      "premier-jour",
      "vente",
      "imprimer",
      "caisse",
      "sauvegarde",
      "imprevus",
      "livraison",
      "inventaire",
      "etiquettes",
      "atelier",
      "mesures",
      "verres",
      "lentilles",
      "devis",
      "avoirs",
      "sav",
      "prise-en-charge",
      "fournisseurs-et-echeances",
      "dossier-du-comptable",
      "equipe",
      "mots",
    ]);
  });

  it("the marks of buttons and keys in the guide are closed", () => {
    for (const text of texts) {
      expect(text.split("**").length % 2, text).toBe(1);
      expect(text.split("[[").length, text).toBe(text.split("]]").length);
    }
  });

  it("every button named in the guide exists on a screen", () => {
    expect(buttons.length).toBeGreaterThan(100);
    expect(buttons.filter((name) => !screens.includes(name))).toEqual([]);
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

  it("the chapter on measures quotes the frame fields and pair labels exactly as on the screens", () => {
    expect(quotedIn(textsOf("La taille des montures"))).toEqual(Object.values(extraTexts.frame));
    const { next, short } = formStrings.items.pairs;
    expect(quotedIn(textsOf("La deuxième paire"))).toEqual([next(2), short(1), short(2)]);
  });

  it("quick entry parses every example of the chapter on measures in full", () => {
    const taught = quotedIn(textsOf("Recopier d’un trait"));
    const isRead = (typed: string) => {
      const read = readQuickEntry(typed);
      const hasMore = [read.extra.right, read.extra.left].some(
        (eye) => Object.keys(eye).length > 0,
      );
      const unkept = noteText(unkeptNotes(read.notes));
      return read.unread.length === 0 && isCompleteReading(read) && unkept === "" && hasMore;
    };
    expect(taught.length).toBeGreaterThan(0);
    expect(taught.filter((typed) => !isRead(typed))).toEqual([]);
  });
});
