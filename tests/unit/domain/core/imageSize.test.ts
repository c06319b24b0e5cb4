import { describe, expect, it } from "vitest";

import { imageSize, isFileOfType, pictureRefusal } from "#domain/core/imageSize.ts";

const text = (letters: string) => letters.split("").map((letter) => letter.charCodeAt(0));
const big32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const big16 = (value: number) => [value >>> 8, value & 255];
const little16 = (value: number) => [value & 255, value >>> 8];
const little24 = (value: number) => [value & 255, (value >>> 8) & 255, value >>> 16];

const png = (width: number, height: number) => [
  0x89,
  ...text("PNG\r\n\u001a\n"),
  ...big32(13),
  ...text("IHDR"),
  ...big32(width),
  ...big32(height),
];
const gif = (width: number, height: number) => [
  ...text("GIF89a"),
  ...little16(width),
  ...little16(height),
];
const block = (marker: number, bytes: readonly number[]) => [
  0xff,
  marker,
  ...big16(bytes.length + 2),
  ...bytes,
];
const jpeg = (width: number, height: number, before: readonly number[] = []) => [
  0xff,
  0xd8,
  ...block(0xe0, text("JFIF\u0000")),
  ...before,
  ...block(0xc2, [8, ...big16(height), ...big16(width), 3]),
  ...Array.from({ length: 20 }, () => 0),
];
const riff = (form: string, rest: readonly number[]) => [
  ...text("RIFF"),
  ...big32(0),
  ...text("WEBP"),
  ...text(form),
  ...big32(0),
  ...rest,
];
const lossy = (width: number, height: number) =>
  riff("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, ...little16(width), ...little16(height)]);
const lossless = (width: number, height: number) => {
  const bits = width - 1 + (height - 1) * 16_384;
  return riff("VP8L", [0x2f, bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24]);
};
const extended = (width: number, height: number) =>
  riff("VP8X", [0, 0, 0, 0, ...little24(width - 1), ...little24(height - 1)]);

describe("the size of a picture", () => {
  it.each([
    ["PNG", png(16_000, 9000), 16_000, 9000],
    ["GIF", gif(640, 480), 640, 480],
    ["JPEG", jpeg(4000, 3000), 4000, 3000],
    [
      "JPEG after a large block",
      jpeg(
        4000,
        3000,
        block(
          0xe1,
          Array.from({ length: 60_000 }, () => 7),
        ),
      ),
      4000,
      3000,
    ],
    ["JPEG with fillers and restarts", jpeg(10, 20, [0xff, 0xff, 0xd0]), 10, 20],
    ["lossy WebP", lossy(800, 600), 800, 600],
    ["lossless WebP", lossless(16_384, 300), 16_384, 300],
    ["extended WebP", extended(20_000, 10_000), 20_000, 10_000],
  ])("the size of a %s is parsed from its header", (_, bytes, width, height) => {
    expect(imageSize(bytes)).toEqual({ width, height });
    expect(imageSize(Uint8Array.from(bytes))).toEqual({ width, height });
  });

  it.each([
    ["nothing", []],
    ["a text", text("bonjour tout le monde")],
    ["a WebP of an unknown form", riff("ABCD", [])],
    ["a JPEG that ends before its frame", jpeg(10, 20).slice(0, 14)],
    ["a PNG whose first chunk is another", [...png(9, 9).slice(0, 12), ...text("tEXt"), 0, 0]],
    ["a JPEG that hides its frame behind FF 00", jpeg(10, 20, [0xff, 0x00])],
    ["a JPEG whose blocks lead nowhere", [0xff, 0xd8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])("an image has no readable size in %s", (_, bytes) => expect(imageSize(bytes)).toBeNull());

  it("a picture is refused above 25 megapixels, and when its size is unreadable", () => {
    expect(pictureRefusal(png(5001, 5000))).toBe("picture_size");
    expect(pictureRefusal(png(30_000, 30_000))).toBe("picture_size");
    expect(pictureRefusal(text("bonjour"))).toBeNull();
  });

  it("a picture may have half as many pixels when each takes twice the memory", () => {
    const deep = (width: number, bits: number) => [...png(width, 3500), bits, 2];
    expect(pictureRefusal(deep(3600, 8))).toBeNull();
    expect(pictureRefusal(deep(3600, 16))).toBe("picture_double");
    expect(pictureRefusal(deep(3500, 16))).toBeNull();
    const baseline = (width: number) =>
      jpeg(width, 3500).map((byte) => (byte === 0xc2 ? 0xc0 : byte));
    expect(pictureRefusal(baseline(3600))).toBeNull();
    expect(pictureRefusal(jpeg(3600, 3500))).toBe("picture_double");
    expect(pictureRefusal(jpeg(3500, 3500))).toBeNull();
  });

  it("a file that is no image has no size check; an image without a size is refused as damaged", () => {
    expect(pictureRefusal(text("%PDF-1.7"))).toBeNull();
    expect(pictureRefusal(png(5000, 5000))).toBeNull();
    expect(pictureRefusal(png(16_000, 16_000))).toBe("picture_size");
    expect(pictureRefusal(jpeg(10, 20).slice(0, 14))).toBe("picture_damaged");
  });
});

it.each([
  ["image/jpeg", jpeg(2, 2), true],
  ["image/png", jpeg(2, 2), true],
  ["image/jpeg", text("pas une image"), false],
  ["image/webp", [], false],
  ["application/pdf", text("%PDF-1.7"), true],
  ["application/pdf", text("pas un PDF"), false],
  ["text/csv", text("a;b"), true],
])("the first bytes show whether a file named %s has that type", (type, bytes, is) =>
  expect(isFileOfType(bytes, type)).toBe(is),
);
