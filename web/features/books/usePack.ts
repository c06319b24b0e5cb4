import { useState } from "react";
import { attempt } from "#ui/feedback/attempt.ts";
import { loadPack } from "#api/shop/bookActs.ts";
import type { Period } from "#domain/core/days/period.ts";
import { saveFile } from "#lib/texts/csv.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { booksStrings } from "./books.strings.ts";

/** Downloads the pack of a period. `progress`: sentence about the state of the download. */
export function usePack(period: Period) {
  const { isBusy, once } = useOnce();
  const [bytes, setBytes] = useState(0);
  const download = () =>
    once(async () => {
      setBytes(0);
      await attempt(async () => {
        const pack = await loadPack(period, setBytes);
        saveFile(`comptable-${period.from}-${period.to}.zip`, pack, "application/zip");
        toast.success(booksStrings.downloaded);
      }, booksStrings.downloadFailed);
    });
  const progress =
    bytes > 0 ? booksStrings.loaded(Math.ceil(bytes / 1024)) : booksStrings.preparing;
  return { isBusy, progress, download };
}
