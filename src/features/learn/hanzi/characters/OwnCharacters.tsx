import { useCallback, useId, useRef } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { HanziCopy } from '../copy.ts';
import { OWN_CHARACTERS } from '../levels/level-address.ts';
import type { OwnWords } from './own.messages.ts';

type Props = {
  locale: Locale;
  copy: HanziCopy;
  /** Address of what the content says of its characters. */
  catalogue: string;
  /** Address of the words that come with it. */
  ownWords: string;
};

/** It lies below the levels: what it needs comes when the learner does. */
const untilNear = (element: Element | null) =>
  new Promise<void>((resolve) => {
    if (!element) return resolve();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      // All that lies above the window is near: who jumped past it finds it there on the way back.
      { rootMargin: '1000000px 0px 300px' },
    );
    watch.observe(element);
  });

/** A pupil's own characters, to be written at once or kept as a list (STROKES-16). */
export const OwnCharacters = ({ locale, copy, catalogue, ownWords }: Props) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const loading = useLoaded(
    useCallback(async () => {
      await untilNear(place.current);
      const [{ MyLists, openLists }, own] = await Promise.all([
        import('./MyLists.tsx'),
        fetchOnce<OwnWords>(ownWords),
      ]);
      await openLists(locale);
      return { MyLists, own };
    }, [locale, ownWords]),
  );
  return (
    // As tall as what comes, without lists.
    <div ref={place} id={OWN_CHARACTERS} className="relative mt-10 min-h-[36rem] sm:min-h-[33rem]">
      {loading.at === 'ready' ? (
        <section aria-labelledby={id}>
          <h2 id={id} className="text-section">
            {copy.ownCharacters}
          </h2>
          <loading.value.MyLists
            {...{ locale, catalogue }}
            copy={{ ...copy, own: loading.value.own }}
          />
        </section>
      ) : (
        <LoadingCover loading={loading} texts={copy.strokes} />
      )}
    </div>
  );
};
