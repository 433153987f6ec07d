import { useState, type ComponentType } from 'react';
import type { BoothProps } from '../booth/booth.types.ts';

export type BoothDoor =
  { at: 'closed' | 'loading' | 'offline' } | { at: 'open'; PhotoBooth: ComponentType<BoothProps> };

/** Nothing of the photo booth is loaded before it is opened. */
export const useBoothDoor = () => {
  const [door, setDoor] = useState<BoothDoor>({ at: 'closed' });
  const open = () => {
    setDoor({ at: 'loading' });
    import('../booth/PhotoBooth.tsx').then(
      ({ PhotoBooth }) => setDoor({ at: 'open', PhotoBooth }),
      () => setDoor({ at: 'offline' }),
    );
  };
  return { door, open, close: () => setDoor({ at: 'closed' }) };
};
