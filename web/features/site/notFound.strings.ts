/** French of unknown public addresses. */
const longest = 80;
/** Address without invisible or direction characters, truncated to a limit. */
const shown = (path: string): string => {
  const seen = path.replace(/\p{C}/gu, "");
  return seen.length > longest ? `${seen.slice(0, longest)}…` : seen;
};

export const notFound = {
  title: "Page introuvable",
  address: (path: string) =>
    `L’adresse «\u00a0${shown(path)}\u00a0» ne mène à rien. Elle a peut-être été mal recopiée.`,
  home: "Page d’accueil",
} as const;
