/** Our own icons, drawn on Lucide's grid. */
import { createLucideIcon } from "lucide-react";

const frame =
  "M2.75 14a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M13.75 14a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M10.25 13.25c.9-1 2.6-1 3.5 0M2.75 13.5 5 6.5h1.5M21.25 13.5 19 6.5h-1.5";
const lenses =
  "M2.75 14a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M13.75 14a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0";

const icon = (name: string, d: string) => createLucideIcon(name, [["path", { d, key: "outline" }]]);

export const FrameGlasses = icon("glasses", frame);
export const Sunglasses = createLucideIcon("sunglasses", [
  ["path", { d: lenses, fill: "currentColor", key: "lenses" }],
  ["path", { d: frame, key: "frame" }],
]);
/** A lens with its reflection. */
export const Lens = icon(
  "lens",
  "M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M7.75 11a4.5 4.5 0 0 1 3.5-3.25",
);
/** A spectacle case with its clasp. */
export const Case = icon(
  "case",
  "M3.5 11A3.5 3.5 0 0 1 7 7.5h10a3.5 3.5 0 0 1 3.5 3.5v2a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 13ZM3.5 12h7M13.5 12h7M10.5 10.75h3v2.5h-3z",
);
/** A lens in its rim, and the screwdriver. */
export const Mounting = icon(
  "mounting",
  "M3.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M12.25 13.5c1-1 2.75-1 3.75-.25M16.2 17.6a4.5 4.5 0 0 0 4.3 1.4M13.5 9.5l5.75-5.75 1.5 1.5L15 11",
);
