import { copyText } from "#lib/texts/copyText.ts";
import { listed } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Button } from "#ui/page/Button.tsx";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import type { SendLinks } from "./sendLinks.ts";

/** Explains that a link opens without its text, which is too long, and shows the text to paste. */
export function LongOrder({ text, whatsApp, withoutText }: SendLinks) {
  if (withoutText.length === 0) return null;
  // A narrow bar has no space for mail beside WhatsApp.
  const isWide = whatsApp !== "" && !withoutText.includes(words.whatsApp);
  const copy = () => void copyText(text).then(() => toast.success(lensOrderStrings.copied));
  return (
    <div className={`no-print mx-auto mb-6 max-w-form ${isWide ? "max-lg:hidden" : ""}`}>
      <Notice tone="info">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-48">{lensOrderStrings.tooLong(listed(withoutText))}</p>
          <Button size="sm" icon="clipboard" onClick={copy}>
            {lensOrderStrings.copy}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
