/**
 * Copies text with execCommand, for pages without a secure context (http on a LAN), where the Clipboard API is missing.
 */
function copyTheOldWay(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

export async function copyText(text: string): Promise<void> {
  if (!window.isSecureContext || !("clipboard" in navigator)) return copyTheOldWay(text);
  await navigator.clipboard.writeText(text).catch(() => copyTheOldWay(text));
}
