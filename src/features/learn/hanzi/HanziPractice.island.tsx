import { useStore } from '@nanostores/react';
import { useCallback, useRef, useState, type ComponentProps } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { BackToTop } from './practice/BackToTop.tsx';
import { Completion } from './practice/Completion.tsx';
import { LateCharacters } from './characters/LateCharacters.tsx';
import { OwnCharacters } from './characters/OwnCharacters.tsx';
import type { HanziCopy } from './copy.ts';
import type { PracticeLevel } from './hanzi.data.ts';
import { pushLevel, replaceLevel } from './levels/level-address.ts';
import { useDrawn } from './levels/use-drawn.ts';
import { usePlace } from './levels/use-place.ts';
import { LevelPicker } from './levels/LevelPicker.tsx';
import { loadLevel } from './levels/load-level.ts';
import { TracePractice } from './practice/TracePractice.tsx';
import { createPractice } from './practice/practice.store.ts';

type Props = {
  locale: Locale;
  levels: PracticeLevel[];
  copy: HanziCopy;
  /** Addresses of what the content says of its characters, and of the words that come later. */
  catalogue: string;
  ownWords: string;
};

export const HanziPractice = ({ locale, levels, copy, catalogue, ownWords }: Props) => {
  const [store] = useState(() => createPractice(levels, locale));
  const practice = useStore(store.$practice);
  const progress = useStore(store.$progress);
  const isDrawn = useDrawn(locale);
  const root = useRef<HTMLDivElement>(null);
  const { asked, view, leave } = usePlace(store, levels, root);

  const toLevels = () => {
    leave();
    store.send({ type: 'backToLevels' });
  };
  const level = practice.at === 'levels' ? undefined : levels[practice.level - 1];
  const nextLevel = level && levels[level.level];
  const toNextLevel = (next: PracticeLevel) => {
    replaceLevel(next);
    store.send({ type: 'nextLevel' });
  };
  const homeHref = localizedPath(locale, '/');

  if (asked) {
    return (
      <div ref={root}>
        <LateCharacters
          key={view}
          {...{ locale, copy, asked, catalogue, ownWords, homeHref }}
          onLevels={toLevels}
        />
        <BackToTop label={copy.toTop} />
      </div>
    );
  }

  return (
    <div ref={root}>
      {practice.at === 'levels' && (
        <>
          <LevelPicker
            locale={locale}
            copy={copy}
            levels={levels}
            progress={progress}
            isDrawn={isDrawn}
            onStart={(chosen) => {
              pushLevel(chosen);
              store.send({ type: 'levelChosen', level: chosen.level });
            }}
            onContinue={(chosen) => {
              pushLevel(chosen);
              store.enter(chosen.level);
            }}
          />
          <OwnCharacters {...{ locale, copy, catalogue, ownWords }} />
        </>
      )}
      {practice.at === 'level' && level && (
        <OneLevel
          key={view}
          locale={locale}
          copy={copy}
          store={store}
          level={level}
          run={practice}
          onLevels={toLevels}
        />
      )}
      {practice.at === 'finished' && level && (
        <Completion
          copy={copy}
          icon={level.icon}
          title={fill(copy.completed, { n: level.level })}
          characters={level.characters}
          mastered={practice.mastered}
          homeHref={homeHref}
          onAgain={() => store.send({ type: 'tryAgain' })}
          onNextLevel={nextLevel && (() => toNextLevel(nextLevel))}
          onLevels={toLevels}
        />
      )}
      <BackToTop label={copy.toTop} />
    </div>
  );
};

type OneLevelProps = Omit<
  ComponentProps<typeof TracePractice>,
  'title' | 'characters' | 'load' | 'completeText'
> & { level: PracticeLevel };

const OneLevel = ({ level, ...props }: OneLevelProps) => {
  const { copy } = props;
  const load = useCallback(() => loadLevel(level), [level]);
  return (
    <TracePractice
      {...props}
      title={`${fill(copy.level, { n: level.level })} · ${level.title}`}
      characters={level.characters}
      load={load}
      completeText={fill(copy.toasts.practiceCompleteMore, { n: level.level })}
    />
  );
};
