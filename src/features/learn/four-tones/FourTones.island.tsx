import { useCallback } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import type { StartCopy, TonesData } from './copy.ts';
import { TonesGame } from './TonesGame.tsx';

type Props = {
  locale: Locale;
  copy: StartCopy;
  /** Address of what the game plays and says. */
  data: string;
  /** What the start shows, where the game is listed with a picture. */
  cover: SmallPicture | undefined;
};

/** The place of the game, whose start is there before its sounds are. */
export const FourTones = ({ locale, copy, data, cover }: Props) => {
  const load = useCallback(() => fetchOnce<TonesData>(data), [data]);
  return (
    <div className="quiz-place tones-place card">
      <TonesGame {...{ locale, cover }} start={copy} loading={useLoaded(load)} />
    </div>
  );
};
