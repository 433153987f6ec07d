import '#src/ui/field/field.css';
import { useId, useRef, useState, type Dispatch, type SubmitEvent } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { bySound } from './names/by-sound.ts';
import { findName, offeredNames, writtenFor } from './names/find-name.ts';
import { hanziName } from './names/hanzi-name.ts';
import type { Chosen, SkyNameEvent } from './sky-name.machine.ts';
import type { SkyNameWords } from './sky-name.messages.ts';
import { SpellingField } from './SpellingField.tsx';
import { StepHeading } from './StepHeading.tsx';

type Props = {
  locale: Locale<'learn'>;
  words: SkyNameWords;
  state: Chosen;
  send: Dispatch<SkyNameEvent>;
};

const spellingOf = (typed: string) => findName(typed)?.hanzi ?? bySound(typed) ?? '';

/** The name, and how it is written in hanzi: found, by its sound, or as the visitor has it (NAME-2). */
export const NameStep = ({ locale, words, state: { typed, spelling }, send }: Props) => {
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [nameId, noteId] = [useId(), useId()];
  const hanzi = hanziName(spelling);
  const found = findName(typed);
  const offered = offeredNames(typed).filter((name) => name !== found);
  const type = (text: string) => {
    setMissing(false);
    send({ type: 'nameTyped', typed: text, spelling: spellingOf(text) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ type: 'spellingEdited', spelling: hanzi });
    send({ type: 'nameGiven' });
    if (hanzi) return;
    setMissing(true);
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <StepHeading text={words.nameTitle} />
        <p className="text-muted">{words.nameIntro}</p>
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={nameId} className="font-medium">
          {words.name}
        </label>
        <input
          ref={field}
          id={nameId}
          className="field"
          type="text"
          dir="auto"
          autoComplete="given-name"
          maxLength={60}
          value={typed}
          aria-invalid={isMissing}
          aria-describedby={noteId}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <ul aria-label={words.offered} className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {offered.map((name) => {
            const shown = writtenFor(locale, typed, name);
            return (
              <li key={name.arabic}>
                <button
                  type="button"
                  className="button min-h-11 button-quiet px-4"
                  onClick={() => type(shown)}
                >
                  {shown}
                </button>
              </li>
            );
          })}
        </ul>
        <p id={noteId} role="status" className={isMissing ? 'text-accent-strong' : 'text-muted'}>
          {isMissing ? words.missing : noteOn(words, typed, hanzi)}
        </p>
      </div>
      <SpellingField words={words} spelling={spelling} send={send} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{words.onDevice}</p>
        <button type="submit" className="button button-primary">
          {words.toSky}
        </button>
      </div>
    </form>
  );
};

const noteOn = (words: SkyNameWords, typed: string, hanzi: string): string => {
  if (typed.trim() === '' || findName(typed)) return '';
  if (/\p{Script=Latin}/u.test(typed)) return hanzi ? words.bySound : '';
  return offeredNames(typed).length > 0 ? '' : words.unknown;
};
