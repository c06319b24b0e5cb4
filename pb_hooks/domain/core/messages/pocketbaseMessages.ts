/**
 * First words of PocketBase's own English messages, which a shop must never see. No French message begins with them.
 */
const english =
  /^(?:An?|Batch|Failed|File|Filesystem|Insufficient|Invalid|Missing|No|Only|Request|Something|The|Too [Mm]any|Try|Unable|Unsupported|You)\b/;

export const isPocketbaseMessage = (sentence: string): boolean => english.test(sentence);
