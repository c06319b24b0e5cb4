/** How PocketBase's own sentences begin: none of ours does, whatever names it holds. Nobody of the shop reads them. */
const english =
  /^(?:An?|Batch|Failed|File|Filesystem|Insufficient|Invalid|Missing|No|Only|Request|Something|The|Too [Mm]any|Try|Unable|Unsupported|You)\b/;

export const isEnglish = (sentence: string): boolean => english.test(sentence);
