import { useEffect, useState } from 'react';
import type { BackgroundRemoval } from '#src/lib/config/booth.ts';
import type { Booth } from './booth.machine.ts';
import { openCutOut, type CutOut } from './cut-out.ts';

type CutOutOfBooth = {
  /** Undefined where this site was built without the removal of backgrounds. */
  cutOut: CutOut | undefined;
  /** How much of the model has come, in megabytes. */
  megabytes: number;
};

/** The removal of the background, ready as early as the booth can know that it will be needed. */
export const useCutOut = (booth: Booth, backgroundRemoval: BackgroundRemoval): CutOutOfBooth => {
  const [megabytes, setMegabytes] = useState(0);
  const [cutOut] = useState(() =>
    backgroundRemoval === 'off'
      ? undefined
      : openCutOut(new URL(backgroundRemoval.publicPath, location.href).href, (bytes) =>
          setMegabytes(Math.round(bytes / 1e6)),
        ),
  );

  useEffect(() => () => cutOut?.cancel(), [cutOut]);

  // The model loads while the visitor finds a place.
  const isPreparing = booth.at === 'live' && booth.background === 'removed';
  useEffect(() => {
    if (isPreparing) cutOut?.prepare();
  }, [isPreparing, cutOut]);

  return { cutOut, megabytes };
};
