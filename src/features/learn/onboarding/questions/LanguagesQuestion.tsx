import { Lock, X } from 'lucide-react';
import { useRef } from 'react';
import { PROFICIENCIES } from '#src/domain/proficiency.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import type { Language } from './languages.ts';
import type { ControlProps } from './control-props.ts';
import { FIRST_LANGUAGE, type SpokenLanguage } from './questions.ts';

type Props = ControlProps & {
  locale: Locale;
  languages: readonly Language[];
  /** A fourth language has just been refused. */
  isRefused: boolean;
};

/** Arabic, which stays, and up to two more with how well they are spoken. */
export const LanguagesQuestion = (props: Props) => {
  const { locale, copy, answers, send, languages, isRefused } = props;
  const words = copy.questions.languages;
  const search = useRef<HTMLInputElement>(null);
  const nameOf = ({ language }: SpokenLanguage) => {
    const found = languages.find(({ code }) => code === language);
    return found?.names[locale] ?? words.arabic;
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-2.5" aria-label={words.list}>
        {answers.languages.map((spoken) => (
          <li key={spoken.language} className="language-row">
            <span className="language-name">{nameOf(spoken)}</span>
            {spoken.language === FIRST_LANGUAGE.language ? (
              <span className="flex items-center gap-2 pe-2 text-muted">
                {words.proficiencies[spoken.proficiency]}
                <Lock size={16} aria-hidden="true" />
              </span>
            ) : (
              <span className="ms-auto flex items-center gap-2">
                <select
                  className="field"
                  aria-label={fill(words.proficiency, { language: nameOf(spoken) })}
                  value={spoken.proficiency}
                  onChange={({ target }) => {
                    const proficiency = PROFICIENCIES.find((one) => one === target.value);
                    const { language } = spoken;
                    if (proficiency) send({ type: 'proficiencyChosen', language, proficiency });
                  }}
                >
                  {PROFICIENCIES.map((proficiency) => (
                    <option key={proficiency} value={proficiency}>
                      {words.proficiencies[proficiency]}
                    </option>
                  ))}
                </select>
                <button
                  type="button"
                  className="-me-1 grid size-11 shrink-0 place-items-center rounded-full hover:text-accent"
                  aria-label={fill(words.remove, { language: nameOf(spoken) })}
                  onClick={() => {
                    send({ type: 'languageRemoved', language: spoken.language });
                    search.current?.focus();
                  }}
                >
                  <X size={20} aria-hidden="true" />
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <LanguagePicker
        {...{ locale, languages, copy, search }}
        taken={answers.languages.map(({ language }) => language)}
        onPick={(language) => send({ type: 'languageAdded', language })}
      />
      <p role="alert" className="mt-2 min-h-7 font-medium text-accent">
        {isRefused && words.tooMany}
      </p>
    </>
  );
};
