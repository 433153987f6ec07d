import { useEffect, type Dispatch } from 'react';
import type { Booth, BoothEvent } from './booth.machine.ts';
import type { FinishedScene } from './booth.types.ts';
import type { CutOut } from './cut-out.ts';
import { compose, inScene } from './draw.ts';

/** Puts the person of the taken photo into the scene; the whole photo where that fails. */
export const useProcessing = (
  booth: Booth,
  cutOut: CutOut | undefined,
  finished: FinishedScene,
  send: Dispatch<BoothEvent>,
) => {
  const photo = booth.at === 'processing' ? booth.photo : undefined;
  useEffect(() => {
    if (!photo || !cutOut) return;
    let isStale = false;
    const process = async () => {
      const result = await cutOut.cut(photo);
      if (isStale || result === 'cancelled') return;
      if (typeof result === 'string') {
        const file = await inScene(finished, photo);
        if (!isStale) send({ type: 'not_composed', reason: result, file });
        return;
      }
      const file = await compose(finished, result.person);
      if (!isStale) send({ type: 'composed', file });
    };
    process().catch(
      () => !isStale && send({ type: 'not_composed', reason: 'failed', file: photo }),
    );
    return () => {
      isStale = true;
    };
  }, [photo, cutOut, finished, send]);
};
