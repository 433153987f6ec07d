import type { ComponentProps } from 'react';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { CharactersPractice } from './CharactersPractice.tsx';

const load = () => import('./CharactersPractice.tsx');

/** The practice of any characters, which comes once it is asked for. */
export const LateCharacters = (props: ComponentProps<typeof CharactersPractice>) => {
  const loading = useLoaded(load);
  if (loading.at === 'ready') return <loading.value.CharactersPractice {...props} />;
  const { loading: text, failed, retry } = props.copy.strokes;
  return (
    <div className="relative h-96">
      <LoadingCover loading={loading} texts={{ loading: text, failed, retry }} />
    </div>
  );
};
