// Before anything is painted: what this browser was told to look like (web/lib/device/theme.ts).
try {
  const theme = localStorage.getItem("optique.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's.
}
