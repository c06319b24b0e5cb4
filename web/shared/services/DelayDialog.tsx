import { useForm } from "react-hook-form";
import { attempt } from "#ui/feedback/attempt.ts";
import { updateJob } from "#api/sales/jobs.ts";
import { updateService } from "#api/sales/services.ts";
import { company } from "#api/session/session.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { promisedDay } from "#domain/workshop/jobs.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { words } from "#lib/texts/words.strings.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { openMessage, useMessages } from "#shared/messages/useMessages.ts";
import { toast } from "#ui/feedback/toast.ts";
import { DialogForm } from "#ui/form/DialogForm.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { serviceSubject } from "./serviceMessage.ts";
import { serviceShared } from "./serviceShared.strings.ts";

const text = serviceShared.delay;
type Subject = Parameters<typeof serviceSubject>;
type Props = { service: Subject[1] & { job?: string }; client: Subject[2]; onClose: () => void };

function checkDay(typed: string): true | string {
  const day = parseDay(typed);
  if (day === null) return messageOfCode("day");
  return day >= today() || text.past;
}

/** Saves the new promised day; that of a remake is stored in its job. */
const savePromise = ({ id, job }: Props["service"], promised_on: string) =>
  job ? updateJob(job, { promised_on }) : updateService(id, { promised_on });

/** Asks for a late ticket's new promised day, saves it, and opens a message that announces it. */
export function DelayDialog({ service, client, onClose }: Props) {
  const messageFor = useMessages();
  const { isBusy, once } = useOnce();
  const form = useForm<{ day: string }>({
    defaultValues: { day: promisedDay(today(), company.peek()?.service_days || 1) },
  });
  const send = async (day: string) => {
    // Opened before the request: a browser only opens a window directly after a press.
    const message = messageFor(serviceSubject("delay", { ...service, promised_on: day }, client));
    if (message && openMessage(message)) toast.success(messagesStrings.prepared);
    await attempt(async () => {
      await savePromise(service, day);
      onClose();
    }, text.failed);
  };
  return (
    <DialogForm
      title={text.title}
      save={text.save}
      {...{ form, isBusy, onClose }}
      submit={form.handleSubmit(({ day }) => once(() => send(day)))}
    >
      <DayField path="day" label={words.promisedOn} rules={{ validate: checkDay }} isAhead />
    </DialogForm>
  );
}
