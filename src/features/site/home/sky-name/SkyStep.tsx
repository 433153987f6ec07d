import '#src/ui/strokes/strokes.css';
import { Brush } from 'lucide-react';
import { useId, useMemo, type CSSProperties, type Dispatch } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { CANVAS_SIZE } from '#src/ui/strokes/canvas-size.ts';
import { useStage } from '#src/ui/strokes/use-stage.ts';
import type { Loading } from '#src/ui/use-loaded.ts';
import { brushStrokes } from './painting/brush.ts';
import { cssColour } from './painting/scenery.ts';
import { SKY_CHARACTERS, strokesOf } from './sky-characters.ts';
import type { SkyName, SkyNameEvent } from './sky-name.machine.ts';
import type { SkyNameWords } from './sky-name.messages.ts';
import type { Sky } from './SkyNameDialog.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useBrush } from './use-brush.ts';

type Props = {
  words: SkyNameWords;
  state: Extract<SkyName, { at: 'sky' }>;
  loading: Loading<Sky>;
  send: Dispatch<SkyNameEvent>;
};

/** The character, traced over its pale strokes or written by the brush alone (NAME-3, NAME-4). */
export const SkyStep = ({ words, state: { char, strokes }, loading, send }: Props) => {
  const group = useId();
  const total = strokesOf(char);
  const isWritten = strokes === total;
  const ready = loading.at === 'ready' ? loading.value : undefined;
  const data = ready?.strokes[char];
  const { canvas: guide } = useStage({
    loading,
    char,
    strokes,
    completed: isWritten,
    help: 'outline',
    onStroke: () => send({ type: 'strokeTraced' }),
    onMiss: () => send({ type: 'strokeMissed' }),
  });
  const scene = useMemo(
    () => ready && data && { scenery: ready.scenery, strokes: brushStrokes(data) },
    [ready, data],
  );
  const painted = useBrush({
    scene,
    strokes,
    total,
    onPainted: () => send({ type: 'charPainted' }),
  });

  return (
    <div className="sky-step">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StepHeading text={words.skyTitle} />
        <p className="text-muted">
          <bdi lang="zh-Hans">{char}</bdi> {words.meanings[char]}
        </p>
      </div>
      <fieldset className="sky-characters">
        <legend className="sr-only">{words.characters}</legend>
        {SKY_CHARACTERS.map(({ hanzi, pinyin }) => (
          <label key={hanzi}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={hanzi === char}
              onChange={() => send({ type: 'charChosen', char: hanzi })}
            />
            <bdi lang="zh-Hans" className="text-2xl">
              {hanzi}
            </bdi>
            <bdi lang="zh-Latn" className="pinyin text-xs">
              {pinyin}
            </bdi>
            <span className="sr-only">{words.meanings[hanzi]}</span>
          </label>
        ))}
      </fieldset>
      <div className="sky-window">
        <canvas ref={painted} aria-hidden="true" />
        <svg
          ref={guide}
          viewBox={`0 0 ${CANVAS_SIZE} ${CANVAS_SIZE}`}
          role="img"
          aria-label={fill(words.canvas, { char })}
          className="stroke-canvas touch-none"
          style={ready && guideColours(ready)}
        />
        {loading.at !== 'ready' && <LoadingCover loading={loading} texts={words} />}
      </div>
      <p className="sky-advice text-muted">
        {words.trace}{' '}
        <span role="status" className="inline-block text-ink">
          {fill(words.progress, { done: strokes, total })}
        </span>
      </p>
      <div className="flex flex-wrap justify-between gap-3">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => send({ type: 'wentBack' })}
        >
          {words.back}
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={!ready}
          onClick={() => send({ type: 'brushAsked' })}
        >
          <Brush size={18} aria-hidden="true" />
          {words.brush}
        </button>
      </div>
    </div>
  );
};

/** The drawing library only shows what is still to be traced: the brush paints what is written. */
const guideColours = ({ scenery: { ink } }: Sky) =>
  ({
    '--ink': 'rgba(0, 0, 0, 0)',
    '--jade': 'rgba(0, 0, 0, 0)',
    '--line': cssColour(ink, 0.2),
    '--accent': cssColour(ink, 0.75),
    '--gold': 'rgba(190, 60, 40, 0.7)',
  }) as CSSProperties;
