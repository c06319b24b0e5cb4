import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { scanBox } from "#api/sales/contactLenses.ts";
import type { ScanAnswer } from "#domain/contactLenses/contactAnswers.ts";
import { readScan, type ScanRefusal } from "#domain/contactLenses/gs1.ts";
import { toast } from "#ui/feedback/toast.ts";
import { boxStrings } from "./boxes.strings.ts";

/** What a code says. `shown`: in place of the code in its field. `refusal`: the lot is typed by hand. */
export type Reading = {
  shown: string;
  lot: string;
  expires_on: string;
  refusal: ScanRefusal | null;
  /** Null of a code that the server was not asked about. */
  answer: ScanAnswer | null;
};

/** What is sure of a code that is refused; a bare GTIN is asked about. */
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

/** Reads codes of boxes; `onRead` is called with what each says. */
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
