import { useEffect } from "react";
import { useLocation } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { toast } from "./toast.ts";

/** Returns to the list, with a toast, when a document fails to load; a missing one has a page of its own. */
export function useLeaveOnFailure(
  { data, error }: { data: unknown; error: unknown },
  message: string,
  href: string,
): void {
  const [, navigate] = useLocation();
  const hasFailed = data === undefined && error !== null && !isNotFound(error);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(message);
    navigate(returnPath(href), { replace: true });
  }, [hasFailed, message, href, navigate]);
}
