/** Guide text: **a button** is bold, a [[key]] is a key. */
export function Marked({ children }: { children: string }) {
  return children.split(/(\*\*.+?\*\*|\[\[.+?\]\])/).map((piece, index) => {
    const inner = piece.slice(2, -2);
    if (piece.startsWith("**"))
      return (
        <b key={index} className="text-ink">
          {inner}
        </b>
      );
    if (!piece.startsWith("[[")) return piece;
    return (
      <kbd
        key={index}
        className="inline-flex h-6 items-center rounded-xs border border-line bg-canvas px-1.5 text-xs text-ink-2"
      >
        {inner}
      </kbd>
    );
  });
}
