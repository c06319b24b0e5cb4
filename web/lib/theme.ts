/** Light, dark, or as the system has it: chosen on each computer, put on the page before it is painted by theme.js. */
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

// Another tab's choice is this one's too.
window.addEventListener("storage", (event) => {
  if (event.key === key) theme.value = stored();
});
