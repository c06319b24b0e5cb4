/**
 * Adds a file, and all that it imports at once.
 * @param {import("vite").Rolldown.OutputBundle} bundle
 * @param {string} name
 * @param {Set<string>} seen
 */
export function addImports(bundle, name, seen) {
  const file = bundle[name];
  if (file?.type !== "chunk" || seen.has(name)) return;
  seen.add(name);
  for (const imported of file.imports) addImports(bundle, imported, seen);
}
