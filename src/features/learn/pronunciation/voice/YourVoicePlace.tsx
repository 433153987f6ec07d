import type { ComponentProps } from 'react';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { PracticeWords } from '../practice-words.ts';
import type { YourVoice } from './YourVoice.tsx';

type Props = ComponentProps<typeof YourVoice> & { words: PracticeWords['voice'] };

const load = () => import('./YourVoice.tsx');

/** Fetches the drawing of a voice when there is one to draw. */
export const YourVoicePlace = ({ words, ...props }: Props) => {
  const loading = useLoaded(load);
  if (loading.at === 'loading') return null;
  if (loading.at === 'ready') return <loading.value.YourVoice {...props} />;
  return (
    <p role="alert">
      {words.failed}{' '}
      <button type="button" className="min-h-6 link" onClick={loading.retry}>
        {words.retry}
      </button>
    </p>
  );
};
