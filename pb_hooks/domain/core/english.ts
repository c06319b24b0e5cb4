/** How PocketBase's own sentences begin: none of ours does. Nobody of the shop reads them. */
const english =
  /^(?:An|Failed|Invalid|Missing|No|Only|Request|Something|The|Too Many|Unable|Unsupported|You)\b/;

export const isEnglish = (sentence: string): boolean => english.test(sentence);
