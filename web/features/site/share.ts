import { copyText } from "#lib/copyText.ts";
import { blog } from "./content/blog.ts";

/** The device's own way to share if it has one, else the link copied, and said. */
export async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    // Whoever closes the sheet has changed their mind: that is no failure.
    return navigator.share({ title, url }).catch(() => {});
  }
  await copyText(url);
  window.alert(blog.copied);
}
