import { useCallback, useEffect, useRef } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { fill } from '#src/i18n/messages.ts';
import { tell } from '#src/learning/tell.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { showToast } from '#src/ui/toast/show-toast.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { CharacterCard } from './CharacterCard.tsx';
import { CharacterUses } from './CharacterUses.tsx';
import type { HanziCopy } from '../copy.ts';
import { DrawingCard } from './DrawingCard.tsx';
import type { LevelData, PracticeCharacter } from '../hanzi.data.ts';
import { PracticeHeading } from './PracticeHeading.tsx';
import { Neighbours } from './Neighbours.tsx';
import { isFirst, isLast, mayGoOn, type PracticeEvent, type Run } from './practice.machine.ts';
import type { PracticeStore } from './practice.store.ts';
import { toastFor } from './practice-toasts.ts';
import type { Drawable } from '#src/ui/strokes/stroke-data.ts';
import { StrokeGuide } from '#src/ui/strokes/StrokeGuide.tsx';
import { useStage } from '#src/ui/strokes/use-stage.ts';

type Props = {
  locale: Locale;
  copy: HanziCopy;
  store: PracticeStore;
  /** What is practised. */
  title: string;
  characters: readonly PracticeCharacter[];
  /** The same for as long as the characters are. */
  load: () => Promise<Drawable & Partial<LevelData>>;
  /** Said when every character is written. */
  completeText: string;
  run: Run;
  onLevels: () => void;
};

/** The ink comes with the strokes: before them there is nothing to draw. */
const useDrawing = (load: Props['load']) => {
  const loadWithInk = useCallback(async () => {
    const [drawable, { Ink }] = await Promise.all([load(), import('./Ink.tsx')]);
    return { ...drawable, Ink };
  }, [load]);
  return useLoaded(loadWithInk);
};

/** Characters drawn over their outlines, one after the other. */
export const TracePractice = ({ locale, copy, store, characters, load, run, ...props }: Props) => {
  const loading = useDrawing(load);
  const next = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const character = characters[run.index];
  if (!character) throw new Error(`There is no character at ${run.index}`);
  const { char, strokeCount: total } = character;
  const drawable = loading.at === 'ready' ? loading.value : undefined;
  const described = { ...character, ...drawable?.texts?.[char] };
  const strokes = drawable?.strokes[char];
  const median = strokes?.medians[run.strokes];
  const description = median && drawable?.describeMedian(median, copy.strokes);

  const send = (event: PracticeEvent, isBackwards = false) => {
    const feedback = store.send(event);
    if (!feedback) return;
    const after = store.$practice.get();
    const done = after.at === 'level' ? after.strokes : total;
    const { completeText } = props;
    const situation = { copy, character, completeText, done, isBackwards };
    if (feedback === 'character-complete') tell({ item: characterId(char), what: 'traced' });
    showToast(toastFor(feedback, { ...situation, description: description ?? '' }));
  };
  const { canvas, stage } = useStage({
    loading,
    char,
    strokes: run.strokes,
    completed: run.completed,
    help: 'outline',
    onStroke: () => send({ type: 'strokeTraced' }),
    onMiss: (isBackwards) => send({ type: 'strokeMissed' }, isBackwards),
  });

  const shownIndex = useRef(run.index);
  useEffect(() => {
    if (shownIndex.current === run.index) return;
    shownIndex.current = run.index;
    heading.current?.focus({ preventScroll: true });
  }, [run.index]);

  const markTraced = () => {
    send({ type: 'strokeTraced' });
    const after = store.$practice.get();
    // The button closes with the last stroke; Next is open from then on, and on a phone out of sight.
    if (after.at !== 'level' || !after.completed) return;
    requestAnimationFrame(() => {
      next.current?.focus({ preventScroll: true });
      // At once: smoothly, as pages scroll, it did not arrive every time.
      next.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  };

  return (
    <>
      <PracticeHeading copy={copy} title={props.title} onLevels={props.onLevels} />
      <Progress copy={copy} run={run} total={characters.length} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)_auto] lg:gap-6">
        <div className="contents lg:grid lg:content-start lg:gap-6">
          <CharacterCard locale={locale} copy={copy} character={described} headingRef={heading} />
          <div className="order-1 lg:order-none">
            <StrokeGuide
              words={copy.strokes}
              description={description}
              stroke={run.strokes + 1}
              total={total}
              completed={run.completed}
              onShow={() => stage.current?.hint()}
              onMark={markTraced}
            />
          </div>
          <CharacterUses locale={locale} copy={copy} character={described} />
        </div>
        <DrawingCard
          locale={locale}
          copy={copy}
          run={run}
          char={char}
          ink={strokes && <drawable.Ink character={strokes} run={run} />}
          total={total}
          isFirst={isFirst(run)}
          isLast={isLast(store.course, run)}
          mayGoOn={mayGoOn(run)}
          canvasRef={canvas}
          nextRef={next}
          cover={
            loading.at === 'ready' ? undefined : (
              <LoadingCover loading={loading} texts={copy.strokes} />
            )
          }
          onPrevious={() => send({ type: 'previous' })}
          onNext={() => send({ type: 'next' })}
          onAnimate={() => stage.current?.animate()}
          onRestart={() => send({ type: 'quizRestarted' })}
        />
        <div className="order-2 lg:order-none">
          <Neighbours
            copy={copy}
            characters={characters}
            index={run.index}
            mastered={run.mastered}
          />
        </div>
      </div>
    </>
  );
};

const Progress = ({ copy, run, total }: { copy: HanziCopy; run: Run; total: number }) => {
  const place = fill(copy.progress, { n: run.index + 1, total });
  const done = run.mastered.length;
  const learned = fill(copy.learned, { done, total });
  return (
    <div className="mt-2">
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span>{place}</span>
        <span>{learned}</span>
      </p>
      <progress className="mt-1 progress-bar" max={total} value={done} aria-label={learned} />
    </div>
  );
};
