/** Settings of this process, from its environment (README.md, Settings). */
import { readSettings, type Settings, settingNames } from "#domain/core/settings.ts";

export function exitWithError(problem: string): never {
  console.error(problem);
  return $os.exit(1) as never;
}

export function processSettings(): Settings {
  const env = Object.fromEntries(settingNames.map((name) => [name, $os.getenv(name)]));
  const result = readSettings(env);
  return "problem" in result ? exitWithError(result.problem) : result.settings;
}
