import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { scanBox } from "#api/sales/contactLenses.ts";
import type { ScanAnswer } from "#domain/contactLenses/contactAnswers.ts";
import { readScan, type ScanRefusal } from "#domain/contactLenses/gs1.ts";
import { toast } from "#ui/feedback/toast.ts";
import { boxStrings } from "./boxes.strings.ts";

/**
 * Result of parsing a code. `shown`: text to put in the code field. `refusal`: reason why the lot must be typed by
 * hand.
 */
export type Reading = {
  shown: string;
  lot: string;
  expires_on: string;
  refusal: ScanRefusal | null;
  /** Server's answer; null when the server was not asked. */
  answer: ScanAnswer | null;
};

/**
 * GTIN to ask the server about, with the certain values of a code that is partly refused. Without a GTIN, only the
 * certain values.
 */
function sureOf(code: string): Reading | { gtin: string; reading: Reading } {
  const read = readScan(code);
  if (!("refusal" in read)) return { gtin: code, reading: blank(code, null) };
  const { gtin = "", expires_on = "" } = read.sure ?? {};
  const reading = { ...blank(gtin || code, read.refusal), expires_on };
  return gtin ? { gtin, reading } : reading;
}

const blank = (shown: string, refusal: ScanRefusal | null): Reading => ({
  shown,
  lot: "",
  expires_on: "",
  refusal,
  answer: null,
});

async function readCode(code: string): Promise<Reading> {
  const sure = sureOf(code);
  if (!("gtin" in sure)) return sure;
  const answer = await scanBox(sure.gtin);
  const { refusal } = sure.reading;
  return {
    shown: answer.gtin,
    lot: refusal ? "" : answer.lot,
    expires_on: refusal ? sure.reading.expires_on : answer.expires_on.slice(0, 10),
    refusal,
    answer,
  };
}

/** Parses codes of boxes and asks the server; `onRead` gets each result. */
export function useReading(onRead: (reading: Reading) => void) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [isReading, setBusy] = useState(false);
  const read = async (code: string) => {
    setBusy(true);
    try {
      const found = await readCode(code);
      setReading(found);
      onRead(found);
    } catch (error) {
      console.warn(error);
      toast.error(failureOf(error).fields["code"] || boxStrings.readFailed);
    }
    setBusy(false);
  };
  return { reading, isReading, read };
}
