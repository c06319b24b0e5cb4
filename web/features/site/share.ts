import { copyText } from "#lib/copyText.ts";
import { blog } from "./content/blog.ts";

/** Shares by the Web Share API, or copies the link and shows a toast. */
export async function share(title: string): Promise<void> {
  const url = window.location.href;
  if (typeof navigator.share === "function") {
    // A closed share sheet is no error.
    return navigator.share({ title, url }).catch(() => {});
  }
  await copyText(url);
  window.alert(blog.copied);
}
