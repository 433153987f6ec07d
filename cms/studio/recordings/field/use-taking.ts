import { useEffect, useReducer, useRef, useState } from 'react';
import { judgeSound } from '#cms/sound/judge.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import { cutSound, type SoundRange } from '#cms/sound/trim.ts';
import { listen, type Microphone } from '../sound/microphone.ts';
import { playSound, stopPlaying } from '../sound/play-sound.ts';
import { readSound } from '../sound/read-sound.ts';
import { nextTaking } from './taking.machine.ts';

type Keep = (sound: Pcm, range: SoundRange) => Promise<void>;

/** Binds the taking of a sound to the microphone, to files, and to who keeps it. */
export const useTaking = (keep: Keep) => {
  const [taking, dispatch] = useReducer(nextTaking, { at: 'idle' });
  const [microphone, setMicrophone] = useState<Microphone>();
  const isGone = useRef(false);
  useEffect(() => () => microphone?.close(), [microphone]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopPlaying();
    };
  }, []);

  const judged = (sound: Pcm) => {
    const fault = judgeSound(sound);
    dispatch(fault ? { type: 'refused', fault } : { type: 'taken', sound });
  };
  const finish = (open: Microphone) => {
    setMicrophone(undefined);
    judged(open.end());
  };
  const record = async () => {
    stopPlaying();
    dispatch({ type: 'asked' });
    const open = await listen({
      onFull: () => typeof open !== 'string' && finish(open),
      onLost: () => {
        setMicrophone(undefined);
        dispatch({ type: 'refused', fault: 'device_lost' });
      },
    });
    if (typeof open === 'string') return dispatch({ type: 'refused', fault: open });
    if (isGone.current) return open.close();
    open.begin();
    setMicrophone(open);
    dispatch({ type: 'opened' });
  };
  const choose = async (file: File) => {
    dispatch({ type: 'chosen' });
    const sound = await readSound(file);
    dispatch(
      typeof sound === 'string' ? { type: 'refused', fault: sound } : { type: 'taken', sound },
    );
  };
  const store = async (sound: Pcm, range: SoundRange) => {
    stopPlaying();
    const fault = judgeSound(cutSound(sound, range));
    if (fault) return dispatch({ type: 'refused', fault });
    dispatch({ type: 'keeping' });
    await keep(sound, range).then(
      () => dispatch({ type: 'kept' }),
      () => dispatch({ type: 'refused', fault: 'not_kept' }),
    );
  };

  return {
    taking,
    microphone,
    choose,
    /** What the one main button does in each state. */
    goOn: () => {
      if (taking.at === 'idle') void record();
      else if (taking.at === 'recording' && microphone) finish(microphone);
      else if (taking.at === 'trimming') void store(taking.sound, taking.range);
    },
    recordAgain: () => void record(),
    discard: () => {
      stopPlaying();
      setMicrophone(undefined);
      dispatch({ type: 'discarded' });
    },
    move: (handle: 'start' | 'end', to: number) => dispatch({ type: 'moved', handle, to }),
    propose: () => dispatch({ type: 'proposed' }),
    hear: () => taking.at === 'trimming' && playSound(taking.sound, taking.range),
  };
};
