/** Key hint after a button's text. */
export const Key = ({ children }: { children: string }) => (
  <span className="text-xs font-normal opacity-80 max-md:hidden" aria-hidden="true">
    {children}
  </span>
);
