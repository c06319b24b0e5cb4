import { blog } from "./content/blog.ts";

/** Without a secure context (http on the shop's network) there is no clipboard: the old way still copies. */
function copyTheOldWay(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

async function copy(text: string): Promise<void> {
  if (!window.isSecureContext || !("clipboard" in navigator)) return copyTheOldWay(text);
  await navigator.clipboard.writeText(text).catch(() => copyTheOldWay(text));
}

/** The device's own way to share if it has one, else the link copied, and said. */
export async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    // Whoever closes the sheet has changed their mind: that is no failure.
    return navigator.share({ title, url }).catch(() => {});
  }
  await copy(url);
  window.alert(blog.copied);
}
