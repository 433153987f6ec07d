import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Sound } from '#src/domain/pitch/downsample.ts';
import { playSound } from './play-sound.ts';

type Props = { sound: Sound; words: { readonly you: string; readonly stop: string } };

/** Plays what was just recorded; a press ends it. */
export const HearYourself = ({ sound, words }: Props) => {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), [sound]);
  const press = () => {
    if (isPlaying) return stop.current?.();
    setPlaying(true);
    stop.current = playSound(sound, () => setPlaying(false));
  };
  const Icon = isPlaying ? Square : Play;
  return (
    <button type="button" className="button button-quiet" onClick={press}>
      <Icon size={20} aria-hidden="true" />
      {isPlaying ? words.stop : words.you}
    </button>
  );
};
