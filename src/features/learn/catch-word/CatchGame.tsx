import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { NothingHeard } from '#src/ui/speech/NothingHeard.tsx';
import type { Loading } from '#src/ui/use-loaded.ts';
import { createCatch } from './catch.store.ts';
import type { CatchData, StartCopy } from './copy.ts';
import { GameEnd } from './GameEnd.tsx';
import type { WordPicture, WordPictures } from './material.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { StartCard } from './StartCard.tsx';

type Props = {
  locale: Locale;
  /** The words of the start. */
  start: StartCopy;
  /** What the game plays and says. */
  loading: Loading<CatchData>;
  pictures: WordPictures;
  cover: WordPicture | undefined;
};

/** Hear a word, tap its meaning, until the third miss (CATCH-1). */
export const CatchGame = ({ locale, start, loading, pictures, cover }: Props) => {
  const [{ $game, $sound, $clock, $best, startGame, send, listen, watch }] = useState(createCatch);
  const game = useStore($game);
  const sound = useStore($sound);
  const clock = useStore($clock);
  const best = useStore($best);
  useEffect(watch, [watch]);
  const data = loading.at === 'ready' ? loading.value : undefined;

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys press the buttons inside
    <div className="quiz" onKeyDown={pressShortcut}>
      {game.at === 'start' && (
        <StartCard
          {...{ cover, loading }}
          copy={start}
          onStart={(isHurried) => data && startGame(data.words, { seed: Date.now(), isHurried })}
        />
      )}
      {data && (game.at === 'asking' || game.at === 'answered') && (
        <QuestionCard
          {...{ locale, game, sound, clock, pictures }}
          copy={data.copy}
          onListen={listen}
          onChoose={(item) => send({ type: 'chosen', item })}
          onGoOn={() => send({ type: 'wentOn' })}
        />
      )}
      {data && game.at === 'end' && (
        <GameEnd
          {...{ locale, game, best }}
          copy={data.copy}
          onAgain={() => send({ type: 'leftForStart' })}
        />
      )}
      {data && game.at === 'silent' && (
        <NothingHeard locale={locale} texts={data.copy} onRetry={() => send({ type: 'retried' })} />
      )}
    </div>
  );
};
