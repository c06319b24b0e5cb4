import { useEffect, useRef, useState } from "react";
import { failureOf } from "#api/failure.ts";
import { type IntegrityReport, readIntegrity } from "#api/shop/integrity.ts";
import { companyStrings } from "./company.strings.ts";

/** Loads the integrity report step by step; leaving the page stops it. */
export function useIntegrity() {
  const [report, setReport] = useState<IntegrityReport | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState("");
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  const read = async (begun: IntegrityReport | null) => {
    const { signal } = (running.current = new AbortController());
    setRunning(true);
    setFailure("");
    setReport(begun);
    try {
      await readIntegrity(begun, signal, setReport);
    } catch (error) {
      if (!signal.aborted) setFailure(failureOf(error).message || companyStrings.integrity.failed);
    }
    setRunning(false);
  };
  return { report, isRunning, failure, read, stop };
}
