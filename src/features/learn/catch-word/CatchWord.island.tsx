import { useCallback } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { CatchGame } from './CatchGame.tsx';
import type { CatchData, StartCopy } from './copy.ts';
import type { WordPictures } from './material.ts';

type Props = {
  locale: Locale;
  copy: StartCopy;
  /** Address of what the game plays and says. */
  data: string;
  pictures: WordPictures;
  /** What the start shows, where the game is listed with a picture. */
  cover: SmallPicture | undefined;
};

/** The place of the game, whose start is there before its words are. */
export const CatchWord = ({ locale, copy, data, pictures, cover }: Props) => {
  const load = useCallback(() => fetchOnce<CatchData>(data), [data]);
  return (
    <div className="quiz-place catch-place card">
      <CatchGame {...{ locale, pictures, cover }} start={copy} loading={useLoaded(load)} />
    </div>
  );
};
