import { useCallback, useState } from 'react';
import type { VoiceRange } from '#src/domain/pitch/contour.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { Calibration } from '#src/ui/voice/calibration/Calibration.tsx';
import { keptRange } from '#src/ui/voice/kept-range.ts';
import type { DoorCopy } from '../copy.ts';
import type { Material } from '../material.ts';
import { drawSound } from './draw-sound.ts';
import { SayOne } from './SayOne.tsx';
import type { SayDoorWords, SayWords } from './say-words.ts';

type Props = {
  copy: DoorCopy;
  words: SayDoorWords;
  /** Address of what the game plays and says. */
  data: string;
};

/** The place of “Say it”, which asks for nothing before it is opened. */
export const SayIt = ({ copy, words, data }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.local}</p>
      {isOpen ? (
        <SayMaterial copy={copy} data={data} />
      ) : (
        <button
          type="button"
          className="button justify-self-start button-primary"
          onClick={() => setOpen(true)}
        >
          {words.open}
        </button>
      )}
    </div>
  );
};

const SayMaterial = ({ copy, data }: Omit<Props, 'words'>) => {
  const load = useCallback(() => fetchOnce<Material & { say: SayWords }>(data), [data]);
  const loading = useLoaded(load);
  if (loading.at === 'ready') {
    return <SayGame words={loading.value.say} material={loading.value} />;
  }
  return (
    <div className="relative h-72">
      <LoadingCover
        loading={loading}
        texts={{ loading: copy.loading, failed: copy.failed, retry: copy.retry }}
      />
    </div>
  );
};

const KINDS = ['syllable', 'word'] as const;
type Kind = (typeof KINDS)[number];

const SayGame = ({ words, material }: { words: SayWords; material: Material }) => {
  const [range, setRange] = useState<VoiceRange | undefined>(keptRange);
  const sounds = { syllable: material.syllables, word: material.words };
  const [kind, setKind] = useState<Kind>('syllable');
  const [sound, setSound] = useState(() => drawSound(sounds.syllable, Math.random()));
  const showCalibrated = useCallback(() => setRange(keptRange()), []);
  if (!range) return <Calibration words={words.voice} onDone={showCalibrated} />;
  return (
    <div className="grid gap-5">
      <fieldset className="flex flex-wrap justify-center gap-4">
        <legend className="sr-only">{words.which}</legend>
        {KINDS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="say-kind"
              className="size-5 accent-accent"
              checked={kind === one}
              onChange={() => {
                setKind(one);
                setSound(drawSound(sounds[one], Math.random()));
              }}
            />
            {words.kinds[one]}
          </label>
        ))}
      </fieldset>
      {sound && <SayOne key={sound.pinyin + sound.hanzi} {...{ words, sound, range }} />}
      <div className="flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setSound(drawSound(sounds[kind], Math.random(), sound))}
        >
          {words.next}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setRange(undefined)}>
          {words.voice.calibration.again}
        </button>
      </div>
    </div>
  );
};
