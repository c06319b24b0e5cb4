/** Dimensions of a picture, read from its header without decoding it (PNG, JPEG, GIF, WebP). */

/** Byte array of a browser, of Node or of PocketBase's VM. */
export type Bytes = ArrayLike<number>;
export type ImageSize = { width: number; height: number };

/** Most pixels: making a thumbnail decodes each into four bytes, and needs as much memory again. */
const maxPixels = 25_000_000;
/** Most pixels of pictures that need twice the memory per pixel. */
const maxDoublePixels = maxPixels / 2;
/** Bytes that always include the dimensions: several blocks of 64 kB may precede them in a JPEG. */
export const imageHeaderBytes = 1024 * 1024;

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

/** Size of a WebP, which has three forms: lossy, lossless and extended. */
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

/** True of a JPEG marker that begins a frame: C0 to CF, except three that hold tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** True of a JPEG marker that has no block: restart, start of image, filler. */
const hasNoBlock = (marker: number): boolean =>
  (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01 || marker === 0xff;

/** Offset of the frame of a JPEG; -1 when none is found. */
function jpegFrame(bytes: Bytes): number {
  let place = 2;
  while (place + 9 < bytes.length) {
    if (at(bytes, place) !== 0xff) return -1;
    const marker = at(bytes, place + 1);
    // FF 00 is an escaped byte, not a marker.
    if (marker === 0) return -1;
    if (isFrame(marker)) return place;
    if (marker === 0xff) place += 1;
    else if (hasNoBlock(marker)) place += 2;
    else place += 2 + Math.max(2, big16(bytes, place + 2));
  }
  return -1;
}

function jpegSize(bytes: Bytes): ImageSize | null {
  const place = jpegFrame(bytes);
  return place < 0 ? null : { height: big16(bytes, place + 5), width: big16(bytes, place + 7) };
}

/** True of markers C2, C6, CA and CE: a progressive picture stays in memory until its last pass. */
const isProgressive = (marker: number): boolean => marker % 4 === 2;

/**
 * True of 16-bit colours and progressive JPEGs: at 25 megapixels they took up to 460 MB of memory, others at most 190.
 */
const hasDoublePixels = (bytes: Bytes): boolean =>
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

/** True of a file with the first bytes of a picture, even a damaged one. */
export const isPicture = (bytes: Bytes): boolean => readers.some(([isIt]) => isIt(bytes));

/** True when the content matches the MIME type. Only pictures and PDF are checked. */
export function isFileOfType(bytes: Bytes, type: string): boolean {
  if (type === "application/pdf") return isPdf(bytes);
  return !type.startsWith("image/") || isPicture(bytes);
}

const endings: [isIt: (bytes: Bytes) => boolean, ending: string][] = [
  [isPng, ".png"],
  [isJpeg, ".jpg"],
  [isWebp, ".webp"],
  [isPdf, ".pdf"],
];

/** File extension for the content; null when no field accepts this kind of file. */
export const fileExtensionOf = (bytes: Bytes): string | null =>
  endings.find(([isIt]) => isIt(bytes))?.[1] ?? null;

/** Width and height in pixels; null for another file or a damaged header. */
export function imageSize(bytes: Bytes): ImageSize | null {
  const [, read] = readers.find(([isIt]) => isIt(bytes)) ?? [];
  return read?.(bytes) ?? null;
}

/** Reason why an uploaded picture is refused; null when accepted, or when the file is no picture. */
export function pictureRefusal(
  bytes: Bytes,
): "picture_size" | "picture_double" | "picture_damaged" | null {
  if (!isPicture(bytes)) return null;
  const size = imageSize(bytes);
  // A picture whose dimensions are unreadable cannot be decoded either.
  if (!size) return "picture_damaged";
  const pixels = size.width * size.height;
  if (pixels > maxPixels) return "picture_size";
  return pixels > maxDoublePixels && hasDoublePixels(bytes) ? "picture_double" : null;
}
