import { useCallback } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import type { DoorCopy, TonesCopy } from './copy.ts';
import type { Material } from './material.ts';
import { TonesGame } from './TonesGame.tsx';

type Props = {
  locale: Locale;
  copy: DoorCopy;
  /** Address of what the game plays and says. */
  data: string;
  /** What the start shows, where the game is listed with a picture. */
  cover: SmallPicture | undefined;
};

/** Keeps the game's place until its sounds are known. */
export const FourTones = ({ locale, copy, data, cover }: Props) => {
  const load = useCallback(() => fetchOnce<Material & { copy: TonesCopy }>(data), [data]);
  const loading = useLoaded(load);
  return (
    <div className="quiz-place tones-place card">
      {loading.at === 'ready' ? (
        <TonesGame {...{ locale, cover }} copy={loading.value.copy} material={loading.value} />
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
