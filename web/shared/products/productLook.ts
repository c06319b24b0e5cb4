/** Chooses the drawing of a product without a photograph, from the words of its name and from its type. */
import { fold } from "#domain/core/text/fold.ts";
import type { ProductType } from "#domain/core/records.ts";
import type { FrameShape } from "./frameDrawings.ts";

export type FrameColor = (typeof colors)[number][0];
export type FrameLook = {
  kind: "frame";
  shape: FrameShape;
  color: FrameColor;
  tint: "clear" | "grey" | "brown";
};
export type OtherKind = "lens" | (typeof kinds)[number][0] | "other";
export type ProductLook = FrameLook | { kind: OtherKind };

/** Frame colours by word of the name; the first match wins. */
const colors = [
  ["tortoise", /\becaille|\btortoise/],
  ["havana", /\bhavan/],
  ["black", /\bnoire?s?\b|\bblack/],
  ["navy", /\bbleu|\bmarine|\bblue/],
  ["burgundy", /\bbordeaux|\brouge|\bprune/],
  ["green", /\bverte?s?\b|\bolive|\bkaki/],
  ["clear", /\btransparent|\bcristal/],
  ["pink", /\brose|\bnude/],
  ["grey", /\bgrise?s?\b|\bfume|\banthracite|\bgun/],
  ["copper", /\bcuivre|\bbronze|\bmarron/],
  ["gold", /\bdore|\bgold|\bor\b/],
  ["silver", /\bargent|\bsilver|\bchrome|\bpalladium/],
] as const;

const shapeWords: readonly (readonly [FrameShape, RegExp])[] = [
  ["rimless", /\bperce|\bsans cercl/],
  ["aviator", /\baviat|\bpilote/],
  ["catEye", /\bpapillon|\bcat.?eye|\boeil de chat/],
  ["browline", /\bcombine|\bclubmaster/],
  ["navigator", /\bnavigat/],
  ["hexagon", /\bhexagon/],
  ["pantos", /\bpanto/],
  ["round", /\brond/],
  ["oval", /\boval/],
  ["trapeze", /\btrapez/],
  ["rectangle", /\brectang/],
  ["square", /\bcarre/],
];
const metal = /\bmetal|\btitan|\binox|\bacier/;
const metalShapes = ["round", "oval", "hexagon", "aviator", "navigator", "rimless"] as const;
const acetateShapes = ["pantos", "rectangle", "square", "trapeze", "catEye", "browline"] as const;
const warm = new Set<FrameColor>(["tortoise", "havana", "copper"]);

/** Kinds of accessories by word of the name. */
const kinds = [
  ["contacts", /\blentille/],
  ["case", /\betui|\bpochette/],
  ["spray", /\bspray|\bnettoy|\bsolution/],
  ["cloth", /\bchiffon|\bmicrofibre|\blingette/],
  ["cord", /\bcordon|\bchaine/],
  ["pads", /\bplaquette|\bcoussinet/],
  ["fitting", /\bajust|\brepar|\bvis\b|\bmontage|\btournevis/],
] as const;

/** Look of a product; every name, known or not, has one. */
export function productLook(name: string, type: ProductType | ""): ProductLook {
  const words = fold(name);
  if (type === "lens") return { kind: "lens" };
  if (type === "service") return { kind: "fitting" };
  if (type === "contact_lens") return { kind: "contacts" };
  if (type === "frame" || type === "sunglasses" || /\bloupe/.test(words))
    return frameLook(words, type === "sunglasses");
  return { kind: kinds.find(([, word]) => word.test(words))?.[0] ?? "other" };
}

function frameLook(words: string, isTinted: boolean): FrameLook {
  const color = colors.find(([, word]) => word.test(words))?.[0] ?? "grey";
  const shape = shapeWords.find(([, word]) => word.test(words))?.[0] ?? shapeOfModel(words);
  const tint = isTinted ? (warm.has(color) ? "brown" : "grey") : "clear";
  return { kind: "frame", shape, color, tint };
}

/** Frame shape that is the same for every colour and size of a model. */
function shapeOfModel(words: string): FrameShape {
  const shapes = metal.test(words) ? metalShapes : acetateShapes;
  const model = words.split(/[,\d]/)[0] || words;
  const bare = colors.reduce((text, [, word]) => text.replace(word, ""), model);
  const letters = bare.replace(/[^a-z]/g, "");
  return shapes[hashOf(letters) % shapes.length] ?? "pantos";
}

/** 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
