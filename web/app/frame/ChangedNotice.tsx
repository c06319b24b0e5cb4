import { changedByOthers } from "#api/session/changedByOthers.ts";
import { currentPerson } from "#api/session/people.ts";
import { atMoment, instantMs } from "#lib/texts/formats.ts";
import { useValue } from "#lib/useValue.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { appStrings } from "#app/app.strings.ts";

/** Notice that another person changed this person's code, password or e-mail, until it is read. */
export function ChangedNotice() {
  const { person, changes } = useValue(changedByOthers);
  const me = useValue(currentPerson);
  if (changes.length === 0 || person !== me?.id) return null;
  const close = () => {
    changedByOthers.value = { person: "", changes: [] };
  };
  return (
    <div className="mb-4 md:mt-8 print:hidden" role="status">
      <Notice tone="warn">
        <ul className="grid gap-1">
          {changes.map(({ field, by, at }) => (
            <li key={field + at}>
              {appStrings.changed[field](by, atMoment(new Date(instantMs(at))))}
            </li>
          ))}
        </ul>
        <p>{appStrings.changed.hint}</p>
        <Button size="sm" className="mt-2" onClick={close}>
          {appStrings.changed.read}
        </Button>
      </Notice>
    </div>
  );
}
