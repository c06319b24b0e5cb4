import { words } from "#lib/texts/words.strings.ts";

type EyeText = { distance: string; addition: string; prism: string };

/**
 * Splits the text of an eye, '+1.00 (−0.50) 90° add +2.00 · 2.00 Δ base interne', into distance, addition and prism.
 */
export function splitEyeText(text: string): EyeText {
  const parts = text.split(" \u00b7 ");
  const prism = parts.find((part) => part.includes("\u0394")) ?? "";
  const correction = parts.find((part) => part !== prism) ?? "";
  const [distance = "", addition = ""] = correction.split(` ${words.add} `);
  return { distance, addition, prism };
}
