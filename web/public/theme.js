// Sets the theme chosen in this browser before the first paint (web/lib/device/theme.ts).
try {
  const theme = localStorage.getItem("optique.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Without storage, the system's theme applies.
}
