import { useCallback } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { CombinerData, DoorCopy } from './combiner.types.ts';

type Props = {
  locale: Locale;
  copy: DoorCopy;
  /** Address of the game's radicals, recipes and texts. */
  data: string;
};

/** Keeps the game's place and opens it: game and content come when the reader comes near. */
export const RadicalCombiner = ({ locale, copy, data }: Props) => {
  const load = useCallback(async () => {
    const [{ Combiner }, content] = await Promise.all([
      import('./Combiner.tsx'),
      fetchOnce<CombinerData>(data),
    ]);
    return { Combiner, content };
  }, [data]);
  const loading = useLoaded(load);

  return (
    <div className="combiner-place card">
      {loading.at === 'ready' ? (
        <loading.value.Combiner locale={locale} {...loading.value.content} />
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
