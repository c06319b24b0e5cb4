/** PocketBase's own sentences, which nobody of the shop reads: they have words that none of ours has. */
const english =
  /\b(?:are|error|failed|failure|invalid|is|missing|not|of|only|request|something|the|to|too|try|unsupported|you)\b/i;

export const isEnglish = (sentence: string): boolean => english.test(sentence);
