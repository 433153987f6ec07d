import { fetchOnce } from '#src/lib/fetch-once.ts';
import { useState, type ComponentType } from 'react';
import type { BoothProps, BoothWords } from '../booth/booth.types.ts';
import type { LaterTexts } from '../later-texts.ts';

export type BoothDoor =
  | { at: 'closed' | 'loading' | 'offline' }
  | { at: 'open'; PhotoBooth: ComponentType<BoothProps>; words: BoothWords };

/** Nothing of the photo booth is loaded before it is opened but its words, at `texts`. */
export const useBoothDoor = (texts: string) => {
  const [door, setDoor] = useState<BoothDoor>({ at: 'closed' });
  const open = () => {
    setDoor({ at: 'loading' });
    Promise.all([import('../booth/PhotoBooth.tsx'), fetchOnce<LaterTexts>(texts)]).then(
      ([{ PhotoBooth }, { booth }]) => setDoor({ at: 'open', PhotoBooth, words: booth }),
      () => setDoor({ at: 'offline' }),
    );
  };
  return { door, open, close: () => setDoor({ at: 'closed' }) };
};
