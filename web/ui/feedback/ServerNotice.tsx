import { isConnected, writeFailure } from "#api/connection.ts";
import { useValue } from "#lib/useValue.ts";
import { Notice } from "./Panel.tsx";
import { ui } from "#ui/ui.strings.ts";

/** Notice of a down server or of refused writes, on the page and in an open dialog. */
export function ServerNotice({ className = "" }: { className?: string }) {
  const connected = useValue(isConnected);
  const failure = useValue(writeFailure);
  const text = connected ? failure : ui.offline;
  if (!text) return null;
  return (
    <div className={className} role="status">
      <Notice tone="warn">{text}</Notice>
    </div>
  );
}
