/** Messages that come and go, drawn by Toaster. The library keeps twenty at most. */
import { toast as library } from "react-hot-toast/headless";

const successMs = 2000;
const errorMs = 4000;

export const toast = {
  success: (text: string) => library.success(text, { duration: successMs }),
  error: (text: string) => library.error(text, { duration: errorMs }),
  info: (text: string) => library(text, { duration: errorMs }),
};

/** At once: the library's own dismissal leaves time for an animation. */
export const removeToast = (id: string): void => library.remove(id);
