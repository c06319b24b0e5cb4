import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { noMoney, formatMoney } from "#domain/core/money.ts";
import { failureOf } from "#api/failure.ts";
import { type Colleague, peopleQuery } from "#api/session/people.ts";
import type { PersonQuestion } from "#api/session/prompts.ts";
import { enterPerson, stationState } from "#api/session/station.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { CodeField, isScanned } from "./CodeField.tsx";
import { Keypad } from "./Keypad.tsx";
import { personByKey } from "./personByKey.ts";
import { PersonTiles } from "./PersonTiles.tsx";
import { stationStrings } from "./station.strings.ts";

/** Asks who works at this computer: a person and their PIN, by keyboard or by thumb. */
export function EnterDialog({ write, answer }: PersonQuestion) {
  const codeId = useId();
  const focusCode = () => document.getElementById(codeId)?.focus();
  const query = useQuery(peopleQuery);
  const amount = write && write.amount > noMoney ? formatMoney(write.amount) : "";
  return (
    <Dialog
      title={words.whoAreYou}
      className="md:max-w-xl"
      onOpened={focusCode}
      onClose={() => answer(false)}
    >
      <p className="text-ink-2">
        {write ? stationStrings.forSaving(write.kind, amount) : stationStrings.choose}
      </p>
      <Loaded
        query={query}
        failed={stationStrings.peopleFailed}
        skeleton={<RowsSkeleton rows={3} />}
      >
        {(people) =>
          people.some(({ has_pin }) => has_pin) ? (
            <EnterForm
              codeId={codeId}
              people={people}
              focusCode={focusCode}
              onEntered={() => answer(true)}
            />
          ) : (
            <Notice tone="info">{stationStrings.noCodes}</Notice>
          )
        }
      </Loaded>
    </Dialog>
  );
}

type FormProps = {
  codeId: string;
  people: readonly Colleague[];
  focusCode: () => void;
  onEntered: () => void;
};

/** Chosen person and typed PIN; `enter` signs in, and clears a wrong PIN. */
function useEntry(people: readonly Colleague[], onEntered: () => void) {
  const [chosen, setChosen] = useState(() => proposedOf(people));
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const { isBusy, once } = useOnce();
  const type = (typed: string) => {
    setCode(typed);
    setError("");
  };
  const choose = (person: string) => {
    setChosen(person);
    type("");
  };
  const enter = () =>
    once(async () => {
      if (isScanned(code)) {
        setCode("");
        return setError(stationStrings.notACode);
      }
      try {
        await enterPerson(chosen, code);
        onEntered();
      } catch (failure) {
        console.warn(failure);
        const { fields, message } = failureOf(failure);
        setCode("");
        setError(fields["pin"] || message || stationStrings.failed);
      }
    });
  return { chosen, code, error, isBusy, type, choose, enter };
}

function EnterForm({ codeId, people, focusCode, onEntered }: FormProps) {
  const isPhone = useIsPhone();
  const offered = people.filter(({ has_pin }) => has_pin);
  const { chosen, code, error, isBusy, type, choose, enter } = useEntry(offered, onEntered);
  // Focuses the field again once the people are loaded, which may be after the dialog opened.
  useEffect(() => document.getElementById(codeId)?.focus(), [codeId]);
  const chooseAnew = (person: string) => {
    choose(person);
    // Not on a phone, whose on-screen keypad needs no focus.
    if (!isPhone) focusCode();
  };
  const onKey = (event: KeyboardEvent) => {
    const next = personByKey(offered, chosen, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    chooseAnew(next);
  };
  return (
    <form
      noValidate
      className="grid items-start gap-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) void enter().then(focusCode);
      }}
    >
      <PersonTiles
        label={stationStrings.people}
        people={people}
        chosen={chosen}
        onChoose={chooseAnew}
        needsPin
      />
      <div className="grid gap-3">
        <CodeField
          id={codeId}
          label={stationStrings.code}
          value={code}
          error={error}
          hasKeypad
          onChange={type}
          onKeyDown={onKey}
        />
        <Keypad value={code} onChange={type} />
        <EnterButton isBusy={isBusy} />
      </div>
    </form>
  );
}

const EnterButton = ({ isBusy }: { isBusy: boolean }) => (
  <Button
    type="submit"
    variant="primary"
    size="lg"
    isBusy={isBusy}
    busyLabel={stationStrings.entering}
  >
    {stationStrings.enter}
  </Button>
);

/** Person who signed in last, else the first one. */
function proposedOf(people: readonly Colleague[]): string {
  const { last } = stationState.peek();
  return (people.find(({ id }) => id === last) ?? people[0])?.id ?? "";
}
