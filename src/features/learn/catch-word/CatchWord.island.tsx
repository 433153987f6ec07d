import { useCallback } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { CatchGame } from './CatchGame.tsx';
import type { CatchData, DoorCopy } from './copy.ts';
import type { WordPicture, WordPictures } from './material.ts';

type Props = {
  locale: Locale;
  copy: DoorCopy;
  /** Address of what the game plays and says. */
  data: string;
  pictures: WordPictures;
  /** What the start shows, where the game is listed with a picture. */
  cover: WordPicture | undefined;
};

/** Keeps the game's place until its words are known. */
export const CatchWord = ({ locale, copy, data, pictures, cover }: Props) => {
  const load = useCallback(() => fetchOnce<CatchData>(data), [data]);
  const loading = useLoaded(load);
  return (
    <div className="quiz-place catch-place card">
      {loading.at === 'ready' ? (
        <CatchGame
          locale={locale}
          copy={loading.value.copy}
          words={loading.value.words}
          pictures={pictures}
          cover={cover}
        />
      ) : (
        <div className="relative h-96">
          <LoadingCover
            loading={loading}
            on="card"
            texts={{ loading: copy.loading, failed: copy.failed, retry: copy.retry }}
          />
        </div>
      )}
    </div>
  );
};
