import { useEffect, useReducer, useRef, useState } from 'react';
import type { SanityClient } from 'sanity';
import { judgeSound } from '#cms/sound/judge.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import { cutSound, secondsOf, speechIn } from '#cms/sound/trim.ts';
import type { Speaker } from '../last-speaker.ts';
import type { Item } from '../silence.ts';
import type { Microphone } from '../sound/microphone.ts';
import { playSound, stopPlaying } from '../sound/play-sound.ts';
import { useMicrophone } from '../sound/use-microphone.ts';
import { lastSaid, newSitting, nextSitting } from './sitting.machine.ts';
import { storeSaid } from './storing.ts';

/** A sitting may be of hundreds of texts: only the last takes can be heard again. */
const HEARD = 5;

/** Binds a sitting to the microphone, which stays open, and to the content. */
export const useSitting = (client: SanityClient, items: readonly Item[]) => {
  const [sitting, dispatch] = useReducer(
    nextSitting,
    items.map(({ key }) => key),
    newSitting,
  );
  const { microphone, open: openMicrophone, close } = useMicrophone();
  const [isOpening, setOpening] = useState(false);
  const [heard, setHeard] = useState<readonly { key: string; sound: Pcm }[]>([]);
  const takes = useRef(0);
  const saying = useRef<{ item: Item; speaker: Speaker }>(undefined);
  useEffect(() => stopPlaying, []);

  const finish = (opened: Microphone) => {
    if (!saying.current) return;
    const { item, speaker } = saying.current;
    saying.current = undefined;
    const whole = opened.end();
    const fault = judgeSound(whole);
    if (fault) return dispatch({ type: 'refused', fault });
    const sound = cutSound(whole, speechIn(whole));
    const { key } = item;
    setHeard((before) =>
      [...before.filter((one) => one.key !== key), { key, sound }].slice(-HEARD),
    );
    dispatch({ type: 'taken' });
    const take = (takes.current += 1);
    const said = { place: item, sound, range: allOf(sound), speaker };
    void storeSaid(client, said, (fate) => dispatch({ type: 'fared', key, take, fate }));
  };
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    const opened = await openMicrophone({
      onFull: finish,
      onLost: () => {
        saying.current = undefined;
        dispatch({ type: 'lost', fault: 'device_lost' });
      },
    });
    if (!opened) return;
    setOpening(false);
    dispatch(typeof opened === 'string' ? { type: 'lost', fault: opened } : { type: 'resumed' });
  };
  const say = (index: number, speaker: Speaker, type: 'began' | 'redone') => {
    const item = items[index];
    if (!microphone || !item || sitting.at !== 'ready') return;
    stopPlaying();
    saying.current = { item, speaker };
    microphone.begin();
    dispatch({ type });
  };
  const last = heard.find(({ key }) => key === sitting.keys[lastSaid(sitting)]);

  return {
    sitting,
    microphone,
    isOpening,
    open,
    /** Leaves the browser’s question; what it grants later is closed again. */
    cancel: () => {
      close();
      setOpening(false);
    },
    /** One press begins, the next one ends. */
    press: (speaker: Speaker) => {
      if (sitting.at !== 'recording') say(sitting.index, speaker, 'began');
      else if (microphone) finish(microphone);
    },
    redo: (speaker: Speaker) => say(lastSaid(sitting), speaker, 'redone'),
    discard: () => {
      saying.current = undefined;
      microphone?.end();
      dispatch({ type: 'discarded' });
    },
    back: () => dispatch({ type: 'back' }),
    skip: () => dispatch({ type: 'skipped' }),
    canHear: last !== undefined && sitting.at !== 'recording',
    /** Plays what was said last. */
    hear: () => {
      if (last && sitting.at !== 'recording') playSound(last.sound, allOf(last.sound));
    },
  };
};

const allOf = (sound: Pcm) => ({ start: 0, end: secondsOf(sound) });
