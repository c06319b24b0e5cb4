import { open, readFile, writeFile } from "node:fs/promises";
import { unzipSync, zipSync } from "fflate";

const PAGE = 4096;

/** Ruins pages of a database file: all that is in them is lost, as on a disk that fails. */
export async function ruinPages(file: string, pages: readonly number[]): Promise<void> {
  const handle = await open(file, "r+");
  for (const page of pages)
    await handle.write(Buffer.alloc(PAGE, 0xee), 0, PAGE, (page - 1) * PAGE);
  await handle.close();
}

/** The archive with its database changed. */
export async function changeArchive(
  from: string,
  to: string,
  change: (files: Record<string, Uint8Array>) => void,
): Promise<void> {
  const files = unzipSync(await readFile(from));
  change(files);
  await writeFile(to, zipSync(files, { level: 0 }));
}
