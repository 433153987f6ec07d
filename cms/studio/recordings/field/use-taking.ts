import { useEffect, useReducer } from 'react';
import { judgeSound } from '#cms/sound/judge.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import { cutSound, type SoundRange } from '#cms/sound/trim.ts';
import type { Microphone } from '../sound/microphone.ts';
import { playSound, stopPlaying } from '../sound/play-sound.ts';
import { readSound } from '../sound/read-sound.ts';
import { useMicrophone } from '../sound/use-microphone.ts';
import { nextTaking } from './taking.machine.ts';

type Keep = (sound: Pcm, range: SoundRange) => Promise<void>;

/** Binds the taking of a sound to the microphone, to files, and to who keeps it. */
export const useTaking = (keep: Keep) => {
  const [taking, dispatch] = useReducer(nextTaking, { at: 'idle' });
  const { microphone, open, close } = useMicrophone();
  useEffect(() => stopPlaying, []);

  const judged = (sound: Pcm) => {
    const fault = judgeSound(sound);
    dispatch(fault ? { type: 'refused', fault } : { type: 'taken', sound });
  };
  const finish = (opened: Microphone) => {
    close();
    judged(opened.end());
  };
  const record = async () => {
    stopPlaying();
    dispatch({ type: 'asked' });
    const opened = await open({
      onFull: finish,
      onLost: () => dispatch({ type: 'refused', fault: 'device_lost' }),
    });
    if (!opened) return;
    if (typeof opened === 'string') return dispatch({ type: 'refused', fault: opened });
    opened.begin();
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
    /** Puts a try or a sound away; a microphone that is granted later is closed again. */
    discard: () => {
      stopPlaying();
      close();
      dispatch({ type: 'discarded' });
    },
    move: (handle: 'start' | 'end', to: number) => dispatch({ type: 'moved', handle, to }),
    propose: () => dispatch({ type: 'proposed' }),
    hear: () => taking.at === 'trimming' && playSound(taking.sound, taking.range),
  };
};
