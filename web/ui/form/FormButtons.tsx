import type { ReactNode } from "react";

/** The last line of a form in a card: at the right; on a phone a bar at the bottom of the window, as under a document (DocumentFrame). */
export function FormButtons({ children }: { children: ReactNode }) {
  return (
    <div className="flex justify-end gap-2 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:mt-auto max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 max-md:*:flex-1">
      {children}
    </div>
  );
}
