/** Colour theme of this computer: light, dark, or the system's. theme.js applies it before the first paint. */
import { effect, signal } from "@preact/signals-react";

type Theme = "system" | "light" | "dark";

const key = "optique.theme";
const stored = (): Theme => {
  const theme = localStorage.getItem(key);
  return theme === "light" || theme === "dark" ? theme : "system";
};

export const theme = signal<Theme>(stored());

effect(() => {
  const { dataset } = document.documentElement;
  if (theme.value === "system") {
    delete dataset["theme"];
    localStorage.removeItem(key);
  } else {
    dataset["theme"] = theme.value;
    localStorage.setItem(key, theme.value);
  }
});

// Follows a change made in another tab.
window.addEventListener("storage", (event) => {
  if (event.key === key) theme.value = stored();
});
