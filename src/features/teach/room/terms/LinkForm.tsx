import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { isLessonLink, typedLink } from '#src/domain/lessons/lesson-link.ts';
import type { KeptOnServer } from '../saving/use-offer.ts';
import type { TermsCopy } from './copy.ts';
import { fieldAria, TermForm } from './TermForm.tsx';

type Props = { locale: Locale<'teach'>; copy: TermsCopy; kept: KeptOnServer };

/** Where lessons take place. */
export const LinkForm = ({ locale, copy, kept }: Props) => {
  const { link: t } = copy.terms;
  const [typed, setTyped] = useState(kept.offer.lessonLink);
  const [isWrong, setIsWrong] = useState(false);
  const link = typedLink(typed);
  const judge = () => {
    const isRefused = link !== '' && !isLessonLink(link);
    setIsWrong(isRefused);
    return isRefused ? undefined : { lessonLink: link };
  };
  const words = isWrong ? copy.faults.link : undefined;
  return (
    <TermForm
      id="link"
      locale={locale}
      copy={t}
      savingCopy={{ ...copy.saving, saved: t.saved }}
      kept={kept}
      isChanged={link !== kept.offer.lessonLink}
      fault={words}
      hint={t.hint}
      judge={judge}
      onKept={({ lessonLink }) => setTyped(lessonLink)}
      summary={{
        name: copy.terms.summary.link,
        lines: ({ lessonLink }) => (lessonLink ? [lessonLink] : []),
      }}
    >
      <input
        {...fieldAria('link', words)}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          kept.touch();
          setIsWrong(false);
          setTyped(event.target.value);
        }}
        className="field mt-1 max-w-xl"
      />
    </TermForm>
  );
};
