import { useId, useRef, useState } from 'react';
import { SHORT_DAYS, type ShortDay } from '#src/domain/week.ts';
import { isolated } from '#src/i18n/isolates.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatDate } from '#src/i18n/messages.ts';
import { call } from '#src/lib/call.ts';
import { useEarlyInput } from '#src/ui/use-early-input.ts';
import type { RemindersCopy } from './copy.ts';
import { setReminder, type ReminderStanding } from './reminders.contract.ts';

type Props = { locale: Locale; copy: RemindersCopy; standing: ReminderStanding };

/** The switch for reminders by mail, for whoever is signed in. */
export const Reminders = ({ locale, copy, standing }: Props) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="card p-6">
      <h2 id={heading} className="text-part">
        {copy.title}
      </h2>
      <p className="mt-2 text-muted">{copy.about}</p>
      <Days locale={locale} copy={copy} standing={standing} />
    </section>
  );
};

type Said = { text: string; isFault: boolean } | undefined;

const Days = ({ locale, copy, standing }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form);
  const [isOn, setIsOn] = useState(standing.days.length > 0);
  const [days, setDays] = useState<readonly ShortDay[]>(isOn ? standing.days : standing.suggested);
  const [place, setPlace] = useState(standing.place);
  const [isSaving, setIsSaving] = useState(false);
  const [said, setSaid] = useState<Said>();

  const send = async (wanted: readonly ShortDay[]) => {
    // Of two wishes under way the server might take the former last.
    if (isSaving) return;
    setSaid(undefined);
    setIsSaving(true);
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const result = await call(setReminder, { days: [...wanted], zone }, { locale });
    setIsSaving(false);
    if (!result.ok) {
      const text = result.code === 'offline' ? copy.offline : result.message || copy.failed;
      setSaid({ text, isFault: true });
      return;
    }
    const { next } = result.reply;
    setIsOn(next !== null);
    setPlace(result.reply.place ?? undefined);
    const text = next
      ? fill(copy.saved, { day: formatDate(locale, new Date(next)) })
      : copy.stopped;
    setSaid({ text, isFault: false });
  };
  const save = () => {
    if (days.length === 0) setSaid({ text: copy.chooseDay, isFault: true });
    else void send(days);
  };
  const toggle = (day: ShortDay) => {
    setSaid(undefined);
    setDays((now) => (now.includes(day) ? now.filter((one) => one !== day) : [...now, day]));
  };

  return (
    <form
      ref={form}
      // Pressed before its code has come it sends nothing (decision 333).
      method="dialog"
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <fieldset disabled={isSaving}>
        <legend className="font-medium">{copy.days}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {SHORT_DAYS.map((day) => (
            <label
              key={day}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 has-checked:border-accent has-checked:bg-red-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={() => toggle(day)}
                className="size-4 accent-accent outline-none"
              />
              {copy.weekdays[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <button type="submit" className="button button-primary" aria-disabled={isSaving}>
          {isSaving ? copy.saving : isOn ? copy.save : copy.on}
        </button>
        {isOn && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isSaving}
            onClick={() => void send([])}
          >
            {copy.stop}
          </button>
        )}
      </div>
      {isOn && standing.email && place && (
        <p className="mt-3 text-sm text-muted">
          {fill(copy.running, { email: isolated(standing.email), place: isolated(place) })}
        </p>
      )}
      <p role="status" className={said?.isFault === false ? 'mt-3 text-jade' : ''}>
        {said?.isFault === false && said.text}
      </p>
      {said?.isFault && (
        <p role="alert" className="mt-3 text-accent">
          {said.text}
        </p>
      )}
    </form>
  );
};
