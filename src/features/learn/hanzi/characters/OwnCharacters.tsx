import { useCallback, useId, useRef } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { HanziCopy } from '../copy.ts';
import { CharactersForm } from './CharactersForm.tsx';

type Props = { locale: Locale; copy: HanziCopy };

/** The lists lie below the levels: what they need comes when the learner does. */
const untilNear = (element: Element | null) =>
  new Promise<void>((resolve) => {
    if (!element) return resolve();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '300px' },
    );
    watch.observe(element);
  });

/** A pupil's own characters, to be written at once or kept as a list (STROKES-16). */
export const OwnCharacters = ({ locale, copy }: Props) => {
  const { own } = copy;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const lists = useLoaded(
    useCallback(async () => {
      await untilNear(section.current);
      const { MyLists, openLists, keepList } = await import('./MyLists.tsx');
      await openLists(locale);
      return { MyLists, keepList };
    }, [locale]),
  );
  return (
    <section ref={section} className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {own.make}
      </h2>
      <CharactersForm
        {...{ locale, copy }}
        onKeep={
          lists.at === 'ready'
            ? (title, characters) => void lists.value.keepList(title, characters)
            : undefined
        }
      />
      <h3 className="mt-8 text-xl">{own.lists}</h3>
      {lists.at === 'failed' && (
        <p role="alert" className="mt-2">
          {own.listsFailed}{' '}
          <button type="button" className="min-h-11 link" onClick={lists.retry}>
            {copy.strokes.retry}
          </button>
        </p>
      )}
      {lists.at === 'ready' && <lists.value.MyLists copy={copy} />}
    </section>
  );
};
