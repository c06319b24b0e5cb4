import { isConnected, writeFailure } from "#api/connection.ts";
import { useValue } from "#lib/useValue.ts";
import { Notice } from "./Panel.tsx";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  className?: string;
  /** True in a dialog, which covers the page's own notice. */
  isInDialog?: boolean;
};

/** Notice that writes are refused; in a dialog also that the server is down. */
export function ServerNotice({ className = "", isInDialog = false }: Props) {
  const connected = useValue(isConnected);
  const failure = useValue(writeFailure);
  const text = !connected && isInDialog ? ui.offline : connected && failure;
  if (!text) return null;
  return (
    <div className={className} role="status">
      <Notice tone="warn">{text}</Notice>
    </div>
  );
}
