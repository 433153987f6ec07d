import { useEffect, useState } from 'react';
import { hasVoice } from './say.ts';
import { isSilent } from './silence.ts';
import { hasRecordings } from './sound-index.ts';

/**
 * Whether it is known before anything is asked for that no voice reads here: none is listed, or none
 * began the last time (SOUND-15). Where texts `mayBeRecorded`, and some are, it is not.
 */
export const useKnownSilence = ({ mayBeRecorded }: { mayBeRecorded: boolean }): boolean => {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    if (mayBeRecorded && hasRecordings()) return;
    let isWanted = true;
    void hasVoice().then((has) => {
      if (isWanted) setKnown(!has || isSilent.get());
    });
    return () => {
      isWanted = false;
    };
  }, [mayBeRecorded]);
  return isKnown;
};
