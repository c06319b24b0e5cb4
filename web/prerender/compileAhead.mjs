// What V8 does with a file that begins so: it compiles every function while the file arrives, beside the page, and not
// each one when it is first called, in the middle of the click that leads to its page. Other browsers pass it by.
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Adds a file, and all that it imports at once.
 * @param {import("vite").Rolldown.OutputBundle} bundle
 * @param {string} name
 * @param {Set<string>} seen
 */
function addImports(bundle, name, seen) {
  const file = bundle[name];
  if (file?.type !== "chunk" || seen.has(name)) return;
  seen.add(name);
  for (const imported of file.imports) addImports(bundle, imported, seen);
}

/**
 * Gives it to all but what the dashboard opens with: that has been run before the first click, most of React never is,
 * and a computer with one core would wait for it. The names keep their hash: a copy without it is as good.
 * @returns {import("vite").Plugin}
 */
export function compileAhead() {
  return {
    name: "compile-ahead",
    apply: "build",
    generateBundle: {
      // It counts above all code only, and Vite puts a line of its own there.
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === "chunk");
        /** @type {Set<string>} */
        const first = new Set();
        for (const { isEntry, name, fileName } of files)
          if (isEntry || name === "DashboardPage") addImports(bundle, fileName, first);
        for (const file of files) if (!first.has(file.fileName)) file.code = hint + file.code;
      },
    },
  };
}
