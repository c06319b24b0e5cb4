/** The size of a picture, read from the header of its file without decoding it (PNG, JPEG, GIF, WebP). */

/** Bytes as a browser, Node and PocketBase's VM hold them. */
export type Bytes = ArrayLike<number>;
export type ImageSize = { width: number; height: number };

/** More pixels than this are refused: decoded for a thumbnail each takes four bytes of the server's memory, and as many again. */
const maxPixels = 25_000_000;
/** Of a picture whose pixels take twice that, or more. */
const maxDoublePixels = maxPixels / 2;
/** The size stands within so many bytes of every file: a JPEG may have several blocks of 64 kB before it. */
export const headerBytes = 1024 * 1024;

const at = (bytes: Bytes, place: number): number => bytes[place] ?? 0;
const big16 = (bytes: Bytes, place: number): number =>
  at(bytes, place) * 256 + at(bytes, place + 1);
const big32 = (bytes: Bytes, place: number): number =>
  big16(bytes, place) * 65_536 + big16(bytes, place + 2);
const little16 = (bytes: Bytes, place: number): number =>
  at(bytes, place) + at(bytes, place + 1) * 256;
const little24 = (bytes: Bytes, place: number): number =>
  little16(bytes, place) + at(bytes, place + 2) * 65_536;
const textAt = (bytes: Bytes, place: number, length: number): string =>
  Array.from({ length }, (_, index) => String.fromCharCode(at(bytes, place + index))).join("");

const pngSize = (bytes: Bytes): ImageSize | null =>
  textAt(bytes, 12, 4) === "IHDR" ? { width: big32(bytes, 16), height: big32(bytes, 20) } : null;

const gifSize = (bytes: Bytes): ImageSize => ({
  width: little16(bytes, 6),
  height: little16(bytes, 8),
});

/** WebP has three forms: lossy with the size after a key frame's start, lossless in 14 bits each, extended in 24. */
function webpSize(bytes: Bytes): ImageSize | null {
  switch (textAt(bytes, 12, 4)) {
    case "VP8 ":
      return { width: little16(bytes, 26) % 16_384, height: little16(bytes, 28) % 16_384 };
    case "VP8L": {
      const bits = little16(bytes, 21) + little16(bytes, 23) * 65_536;
      return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 };
    }
    case "VP8X":
      return { width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
    default:
      return null;
  }
}

/** The markers that begin a frame: C0 to CF, but for the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a block: restarts, the start of the image, a filler. */
const isAlone = (marker: number): boolean =>
  (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01 || marker === 0xff;

/** Where the frame of a JPEG begins; -1 where none is found. */
function jpegFrame(bytes: Bytes): number {
  let place = 2;
  while (place + 9 < bytes.length) {
    if (at(bytes, place) !== 0xff) return -1;
    const marker = at(bytes, place + 1);
    // A decoder passes over FF 00; taken for a block it would lead past the frame.
    if (marker === 0) return -1;
    if (isFrame(marker)) return place;
    if (marker === 0xff) place += 1;
    else if (isAlone(marker)) place += 2;
    else place += 2 + Math.max(2, big16(bytes, place + 2));
  }
  return -1;
}

function jpegSize(bytes: Bytes): ImageSize | null {
  const place = jpegFrame(bytes);
  return place < 0 ? null : { height: big16(bytes, place + 5), width: big16(bytes, place + 7) };
}

/** C2, C6, CA and CE: all of the picture is kept until its last part is read. */
const isProgressive = (marker: number): boolean => marker % 4 === 2;

/** Sixteen bits a colour, or a progressive JPEG: 25 megapixels took 290 and 460 MB, where others take 170 to 190. */
const isDouble = (bytes: Bytes): boolean =>
  isPng(bytes)
    ? at(bytes, 24) === 16
    : isJpeg(bytes) && isProgressive(at(bytes, jpegFrame(bytes) + 1));

const isPng = (bytes: Bytes): boolean => textAt(bytes, 1, 3) === "PNG";
const isJpeg = (bytes: Bytes): boolean => big16(bytes, 0) === 0xffd8;

const isWebp = (bytes: Bytes): boolean =>
  textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP";
const isPdf = (bytes: Bytes): boolean => textAt(bytes, 0, 5) === "%PDF-";

const readers: [isIt: (bytes: Bytes) => boolean, size: (bytes: Bytes) => ImageSize | null][] = [
  [isPng, pngSize],
  [(bytes) => textAt(bytes, 0, 3) === "GIF", gifSize],
  [isWebp, webpSize],
  [isJpeg, jpegSize],
];

/** Does the file begin as a picture does, whether or not it can be read? */
export const isPicture = (bytes: Bytes): boolean => readers.some(([isIt]) => isIt(bytes));

/** Is it what its name says? Any file may be called photo.jpg; of other kinds than pictures and PDF nothing is known. */
export function isOfType(bytes: Bytes, type: string): boolean {
  if (type === "application/pdf") return isPdf(bytes);
  return !type.startsWith("image/") || isPicture(bytes);
}

const endings: [isIt: (bytes: Bytes) => boolean, ending: string][] = [
  [isPng, ".png"],
  [isJpeg, ".jpg"],
  [isWebp, ".webp"],
  [isPdf, ".pdf"],
];

/** How the name of a file of this content ends; null of one that no field takes. */
export const endingOf = (bytes: Bytes): string | null =>
  endings.find(([isIt]) => isIt(bytes))?.[1] ?? null;

/** The size in pixels; null of a file that is no such picture, or whose header is damaged. */
export function imageSize(bytes: Bytes): ImageSize | null {
  const [, read] = readers.find(([isIt]) => isIt(bytes)) ?? [];
  return read?.(bytes) ?? null;
}

/** Why an uploaded file is refused; null for a picture that is not too large, and for what is no picture at all. */
export function pictureRefusal(
  bytes: Bytes,
): "picture_size" | "picture_double" | "picture_damaged" | null {
  if (!isPicture(bytes)) return null;
  const size = imageSize(bytes);
  // What has no size is not to be decoded either.
  if (!size) return "picture_damaged";
  const pixels = size.width * size.height;
  if (pixels > maxPixels) return "picture_size";
  return pixels > maxDoublePixels && isDouble(bytes) ? "picture_double" : null;
}
