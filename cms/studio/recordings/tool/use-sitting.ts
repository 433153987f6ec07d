import { useEffect, useReducer, useRef, useState } from 'react';
import type { SanityClient } from 'sanity';
import { judgeSound } from '#cms/sound/judge.ts';
import { speechIn } from '#cms/sound/trim.ts';
import type { Speaker } from '../last-speaker.ts';
import type { Item } from '../silence.ts';
import { listen, type Microphone } from '../sound/microphone.ts';
import { playSound, stopPlaying } from '../sound/play-sound.ts';
import { lastSaid, newSitting, nextSitting } from './sitting.machine.ts';
import { storeSaid, type Said } from './storing.ts';

/** Binds a sitting to the microphone, which stays open, and to the content. */
export const useSitting = (client: SanityClient, items: readonly Item[]) => {
  const [sitting, dispatch] = useReducer(
    nextSitting,
    items.map(({ key }) => key),
    newSitting,
  );
  const [microphone, setMicrophone] = useState<Microphone>();
  const [isOpening, setOpening] = useState(false);
  const heard = useRef(new Map<string, Said>());
  const saying = useRef<{ item: Item; speaker: Speaker }>(undefined);
  useEffect(() => () => microphone?.close(), [microphone]);
  useEffect(() => stopPlaying, []);

  const finish = (open: Microphone) => {
    if (!saying.current) return;
    const { item, speaker } = saying.current;
    saying.current = undefined;
    const sound = open.end();
    const fault = judgeSound(sound);
    if (fault) return dispatch({ type: 'refused', fault });
    const said = { place: item, sound, range: speechIn(sound), speaker };
    heard.current.set(item.key, said);
    dispatch({ type: 'taken' });
    void storeSaid(client, said, (fate) => dispatch({ type: 'fared', key: item.key, fate }));
  };
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    const opened = await listen({
      onFull: () => typeof opened !== 'string' && finish(opened),
      onLost: () => {
        saying.current = undefined;
        setMicrophone(undefined);
        dispatch({ type: 'lost', fault: 'device_lost' });
      },
    });
    setOpening(false);
    if (typeof opened === 'string') return dispatch({ type: 'lost', fault: opened });
    setMicrophone(opened);
    dispatch({ type: 'resumed' });
  };
  const say = (index: number, speaker: Speaker, type: 'began' | 'redone') => {
    const item = items[index];
    if (!microphone || !item || sitting.at !== 'ready') return;
    stopPlaying();
    saying.current = { item, speaker };
    microphone.begin();
    dispatch({ type });
  };

  return {
    sitting,
    microphone,
    isOpening,
    open,
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
    /** Plays what was said last. */
    hear: () => {
      const said = heard.current.get(sitting.keys[lastSaid(sitting)] ?? '');
      if (said && sitting.at !== 'recording') playSound(said.sound, said.range);
    },
  };
};
