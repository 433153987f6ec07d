import { useCallback, type ComponentProps } from 'react';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { HanziCopy } from '../copy.ts';
import type { CharactersPractice } from './CharactersPractice.tsx';
import type { OwnWords } from './own.messages.ts';

type Props = Omit<ComponentProps<typeof CharactersPractice>, 'copy'> & {
  copy: HanziCopy;
  /** Address of the words that come with it. */
  ownWords: string;
};

/** The practice of any characters, which comes once it is asked for. */
export const LateCharacters = ({ copy, ownWords, ...props }: Props) => {
  const load = useCallback(async () => {
    const [late, own] = await Promise.all([
      import('./CharactersPractice.tsx'),
      fetchOnce<OwnWords>(ownWords),
    ]);
    return { ...late, own };
  }, [ownWords]);
  const loading = useLoaded(load);
  if (loading.at === 'ready') {
    const { CharactersPractice, own } = loading.value;
    return <CharactersPractice {...props} copy={{ ...copy, own }} />;
  }
  return (
    <div className="relative h-96">
      <LoadingCover loading={loading} texts={copy.strokes} />
    </div>
  );
};
