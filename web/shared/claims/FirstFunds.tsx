import { useQuery } from "@tanstack/react-query";
import { firstFunds } from "#domain/claims/firstFunds.strings.ts";
import { failureOf } from "#api/failure.ts";
import { addFirstFunds, fundQueries } from "#api/sales/funds.ts";
import { useRight } from "#api/session/people.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { claimStrings } from "./claims.strings.ts";

const text = claimStrings.firstFunds;

/** Offers the usual funds of Morocco to a shop that has no fund yet. */
export function FirstFunds({ className = "" }: { className?: string }) {
  const { data } = useQuery(fundQueries.all());
  const mayAdd = useRight("company.write");
  const { isBusy, once } = useOnce();
  if (data === undefined || data.length > 0) return null;
  const add = async () => {
    try {
      await addFirstFunds();
    } catch (error) {
      toast.error(failureOf(error).message || text.failed);
    }
  };
  const [first = "", second = ""] = firstFunds.map(({ name }) => name);
  return (
    <div className={className}>
      <FormNotice
        tone="info"
        actions={
          mayAdd && (
            <Button size="sm" isBusy={isBusy} onClick={() => void once(add)}>
              {text.add(first, second, firstFunds.length - 2)}
            </Button>
          )
        }
      >
        {mayAdd ? text.none : text.askOwner}
      </FormNotice>
    </div>
  );
}
