/** @typedef {import("vitest/node").TestModule} TestModule */
/** @typedef {import("vitest/node").TestSuite} TestSuite */
/** @typedef {import("vitest/node").TestCase} TestCase */

/**
 * Names of the vitest projects (vite.config.ts) that a part of the tests consists of.
 * @param {string} part
 */
export const projectsOf = (part) => (part === "unit" ? ["unit", "web"] : [part]);

/** From this number of retried tests on, the run fails: that many are no accident. */
const TOO_MANY = 3;
const SHOWN_LINES = 12;

/**
 * Counts the tests of a vitest run, and names those that failed or were retried, with the first lines of the error.
 * A test that did not run has not passed. A broken file or suite, or a part without a test, is a failure too.
 * @param {readonly string[]} parts that were requested
 * @param {readonly TestModule[]} modules
 * @param {readonly unknown[]} errors outside of any test
 */
export function countOf(parts, modules, errors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const passed = tests.filter((test) => test.result().state === "passed").length;
  const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
  const failures = [
    ...suites.filter((suite) => suite.errors().length > 0).map(toldOf),
    ...tests.filter((test) => test.result().state === "failed").map(toldOf),
    ...errors.map((error) => `between the tests: ${messageOf(error)}`),
    ...parts
      .filter((part) => !tests.some(({ project }) => projectsOf(part).includes(project.name)))
      .map((part) => `${part}: no test ran`),
    ...(retried.length < TOO_MANY ? [] : [`${retried.length} tests had to be tried again`]),
  ];
  return {
    passed,
    failed: Math.max(tests.length - passed, failures.length > 0 ? 1 : 0),
    notes: [
      ...retried.map((test) => `Tried again: ${toldOf(test)}`),
      ...failures.map((failure) => `Failed: ${failure}`),
    ],
  };
}

const SLOWEST = 10;

/**
 * Lists the ten slowest files of a run, one line each.
 * @param {readonly TestModule[]} modules
 */
export function slowestOf(modules) {
  const files = modules.map((module) => ({
    name: `${module.project.name}: ${module.relativeModuleId}`,
    seconds: module.diagnostic().duration / 1000,
  }));
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return [
    "Slowest files:",
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1)} s  ${name}`),
  ];
}

/**
 * Message of an error. A worker's error arrives as an object that `String` cannot convert.
 * @param {unknown} error
 */
const messageOf = (error) =>
  String(typeof error === "object" && error && "message" in error ? error.message : error);

/** @param {TestModule | TestSuite | TestCase} found */
function toldOf(found) {
  const name = found.type === "module" ? found.relativeModuleId : found.fullName;
  const [error] = (found.type === "test" ? found.result().errors : found.errors()) ?? [];
  const why = (error?.message ?? "").split("\n", SHOWN_LINES);
  return [`${found.project.name}: ${name}`, ...why].join("\n    ");
}
