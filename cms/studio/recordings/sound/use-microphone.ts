import { useEffect, useRef, useState } from 'react';
import type { SamplesFault } from '#src/ui/microphone/samples.ts';
import { listen, type Microphone } from './microphone.ts';

type Listeners = {
  /** The longest recording is over. */
  readonly onFull: (microphone: Microphone) => void;
  /** It was unplugged, or taken away. */
  readonly onLost: () => void;
};

/**
 * A microphone that closes with what shows it. Browsers let their question stand as long as nobody
 * answers: one that is granted after it was closed, or after its place is gone, is closed at once.
 */
export const useMicrophone = () => {
  const [microphone, setMicrophone] = useState<Microphone>();
  const asked = useRef<symbol>(undefined);
  useEffect(() => () => microphone?.close(), [microphone]);
  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [],
  );

  const close = () => {
    asked.current = undefined;
    setMicrophone(undefined);
  };
  /** Answers the open microphone, why there is none, or nothing where nobody waits any more. */
  const open = async ({
    onFull,
    onLost,
  }: Listeners): Promise<Microphone | SamplesFault | undefined> => {
    const mine = Symbol();
    asked.current = mine;
    const opened = await listen({
      onFull: () => typeof opened !== 'string' && onFull(opened),
      onLost: () => {
        if (asked.current !== mine) return;
        close();
        onLost();
      },
    });
    if (asked.current !== mine) {
      if (typeof opened !== 'string') opened.close();
      return undefined;
    }
    if (typeof opened !== 'string') setMicrophone(opened);
    return opened;
  };

  return { microphone, open, close };
};
