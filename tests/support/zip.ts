import { deflateRawSync } from "node:zlib";

/** A zip archive of one deflated file, as releases are, made here so that tests need no program for it. */
export function zip(name: string, content: string): Buffer {
  const path = Buffer.from(name);
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  const sizes = Buffer.alloc(26);
  sizes.writeUInt16LE(20, 0);
  sizes.writeUInt16LE(8, 4);
  sizes.writeUInt32LE(packed.length, 14);
  sizes.writeUInt32LE(bytes.length, 18);
  sizes.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), sizes, path, packed]);
  const entry = Buffer.concat([
    Buffer.from("PK\u0001\u0002\u0014\u0000"),
    sizes,
    Buffer.alloc(14),
    path,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
