import { useState } from "react";
import type { PersonPrompt } from "#domain/core/choices.ts";
import type { Company } from "#domain/core/records.ts";
import { setPersonPrompt } from "#api/shop/company.ts";
import { missingRight } from "#api/failure.ts";
import { useRight } from "#api/session/people.ts";
import { toast } from "#ui/feedback/toast.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { SelectField } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { teamStrings } from "./team.strings.ts";

const text = teamStrings.prompt;
const minutesOffered = [2, 5, 10, 15, 30, 60];

/** Setting of when a shared computer asks who is working; saved at once. */
export function StationCard({ company }: { company: Company }) {
  const mayChange = useRight("company.write");
  const [prompt, setPrompt] = useState<PersonPrompt>(company.ask_person || "idle");
  const [minutes, setMinutes] = useState(company.idle_minutes || 10);
  const save = async (nextPrompt: PersonPrompt, nextMinutes: number) => {
    const before = [prompt, minutes] as const;
    setPrompt(nextPrompt);
    setMinutes(nextMinutes);
    try {
      await setPersonPrompt(company.id, { ask_person: nextPrompt, idle_minutes: nextMinutes });
      toast.success(text.saved);
    } catch (error) {
      console.warn(error);
      setPrompt(before[0]);
      setMinutes(before[1]);
      toast.error(missingRight(error) || text.failed);
    }
  };
  if (!mayChange) return null;
  const offered = [...new Set([...minutesOffered, minutes])].sort((a, b) => a - b);
  return (
    <Card title={text.title}>
      <div className="grid gap-3 p-4">
        <p className="text-ink-2">{text.text}</p>
        <div className="flex flex-wrap items-end gap-3">
          <Segment
            label={text.label}
            options={[
              { value: "each", label: text.each },
              { value: "idle", label: text.idle(minutes) },
              { value: "day", label: text.day },
            ]}
            value={prompt}
            onChange={(value) => void save(value, minutes)}
          />
          {prompt === "idle" && (
            <SelectField
              label={text.minutes}
              options={Object.fromEntries(offered.map((one) => [one, String(one)]))}
              value={String(minutes)}
              onChange={({ target }) => void save(prompt, Number(target.value))}
            />
          )}
        </div>
        <p className="field-hint">{text.hints[prompt]}</p>
      </div>
    </Card>
  );
}
