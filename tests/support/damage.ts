import { open, readFile, writeFile } from "node:fs/promises";
import { unzipSync, zipSync } from "fflate";

const PAGE = 4096;

/** Overwrites pages of a database file, as a failing disk would. */
export async function ruinPages(file: string, pages: readonly number[]): Promise<void> {
  const handle = await open(file, "r+");
  for (const page of pages)
    await handle.write(Buffer.alloc(PAGE, 0xee), 0, PAGE, (page - 1) * PAGE);
  await handle.close();
}

/** Changes the database within a backup archive. */
export async function changeArchive(
  from: string,
  to: string,
  change: (files: Record<string, Uint8Array>) => void,
): Promise<void> {
  const files = unzipSync(await readFile(from));
  change(files);
  await writeFile(to, zipSync(files, { level: 0 }));
}
