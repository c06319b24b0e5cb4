import { RowsSkeleton } from "#ui/page/Panel.tsx";

/** Placeholder of a sheet while it loads. */
export const SheetSkeleton = () => (
  <main className="min-h-dvh bg-sunken p-6" aria-busy="true">
    <div className="card mx-auto max-w-form">
      <RowsSkeleton rows={8} />
    </div>
  </main>
);
