import { useState } from "react";
import { failureOf } from "#api/failure.ts";
import { savePhoto } from "#api/sales/prescriptions.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { noClaim, type SaleClaim, sendClaim } from "#shared/claims/ClaimSection.tsx";
import { claimStrings } from "#shared/claims/claims.strings.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { PhotoChange } from "#shared/ordonnance/PhotoStrip.tsx";
import { formStrings } from "../form.strings.ts";

/**
 * Shows that the photograph or the claim of a saved sale was refused. Returns the sentence, with the server's error
 * about `field` (by default its first).
 */
function reportFailure(error: unknown, sentence: string, field?: string): string {
  console.error(error);
  toast.error(sentence);
  const { fields } = failureOf(error);
  const refusal = field === undefined ? Object.values(fields)[0] : fields[field];
  return [sentence, refusal].filter(Boolean).join(" ");
}

/** Uploads the photograph; returns the error, or ''. */
async function sendPhoto(id: string, photo: PhotoChange): Promise<string> {
  if (photo === undefined) return "";
  try {
    await savePhoto(id, photo);
    return "";
  } catch (error) {
    return reportFailure(error, formStrings.photo.sendFailed, "image");
  }
}

async function sendClaimOf(claim: SaleClaim, saved: PrescriptionDocument): Promise<string> {
  try {
    await sendClaim(claim, saved);
    return "";
  } catch (error) {
    return reportFailure(error, claimStrings.notSaved);
  }
}

/** Photograph and claim of a sale, which are sent after its save. */
export function useSaleExtras() {
  const [photo, setPhoto] = useState<PhotoChange>(undefined);
  const [claim, setClaim] = useState(noClaim);
  return {
    photo,
    setPhoto,
    claim,
    setClaim,
    hasOtherChanges: photo !== undefined || claim.fund !== "",
    reset: () => {
      setPhoto(undefined);
      setClaim(noClaim());
    },
    /** Sends photograph and claim; resolves to the errors, or ''. */
    send: async (id: string, saved: PrescriptionDocument | null): Promise<string> => {
      const failures = [await sendPhoto(id, photo), saved ? await sendClaimOf(claim, saved) : ""];
      return failures.filter(Boolean).join(" ");
    },
  };
}
