import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { isLessonLink, typedLink } from '#src/domain/lessons/lesson-link.ts';
import { ConflictDialog } from '#src/ui/dialog/ConflictDialog.tsx';
import type { KeptOnServer } from '../saving/use-offer.ts';
import type { TermsCopy } from './copy.ts';
import { fieldAria, TermForm } from './TermForm.tsx';

type Props = { locale: Locale<'teach'>; copy: TermsCopy; kept: KeptOnServer };

const lines = (link: string | undefined) => (link ? [link] : []);

/** Where lessons take place. */
export const LinkForm = ({ locale, copy, kept }: Props) => {
  const { link: t } = copy.terms;
  const { offer, saving, save, resolve, touch } = kept;
  const [typed, setTyped] = useState(offer.lessonLink);
  const [isWrong, setIsWrong] = useState(false);
  const link = typedLink(typed);
  const send = async () => {
    const isRefused = link !== '' && !isLessonLink(link);
    setIsWrong(isRefused);
    if (isRefused) {
      document.getElementById('link')?.focus();
      return;
    }
    const saved = await save({ lessonLink: link });
    if (saved) setTyped(saved.lessonLink);
  };
  const words = isWrong ? copy.faults.link : undefined;
  return (
    <>
      <TermForm
        id="link"
        locale={locale}
        copy={t}
        savingCopy={{ ...copy.saving, saved: t.saved }}
        saving={saving}
        isChanged={link !== offer.lessonLink}
        fault={words}
        hint={t.hint}
        onSubmit={() => void send()}
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
            touch();
            setIsWrong(false);
            setTyped(event.target.value);
          }}
          className="field mt-1 max-w-xl"
        />
      </TermForm>
      {saving.at === 'conflict' && (
        <ConflictDialog
          copy={copy.saving.conflict}
          parts={[
            {
              name: copy.terms.summary.link,
              here: lines(saving.mine.lessonLink),
              there: lines(saving.theirs.lessonLink),
            },
          ]}
          onResolve={(choice) =>
            void resolve(choice).then((settled) => settled && setTyped(settled.lessonLink))
          }
        />
      )}
    </>
  );
};
