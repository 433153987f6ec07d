import { useStore } from '@nanostores/react';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { NothingHeard } from '#src/ui/speech/NothingHeard.tsx';
import { createCatch } from './catch.store.ts';
import type { CatchCopy } from './copy.ts';
import { GameEnd } from './GameEnd.tsx';
import type { HeardWord, WordPicture, WordPictures } from './material.ts';
import { QuestionCard } from './QuestionCard.tsx';

type Props = {
  locale: Locale;
  copy: CatchCopy;
  words: readonly HeardWord[];
  pictures: WordPictures;
  cover: WordPicture | undefined;
};

/** Hear a word, tap its meaning, until the third miss (CATCH-1). */
export const CatchGame = ({ locale, copy, words, pictures, cover }: Props) => {
  const [{ $game, $sound, $clock, $best, send, listen, watch }] = useState(() =>
    createCatch(words),
  );
  const game = useStore($game);
  const sound = useStore($sound);
  const clock = useStore($clock);
  const best = useStore($best);
  useEffect(watch, [watch]);
  const start = (isHurried: boolean) => send({ type: 'started', seed: Date.now(), isHurried });

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys press the buttons inside
    <div className="quiz" onKeyDown={pressShortcut}>
      {game.at === 'start' && <StartCard copy={copy} cover={cover} onStart={start} />}
      {(game.at === 'asking' || game.at === 'answered') && (
        <QuestionCard
          {...{ locale, copy, game, sound, clock, pictures }}
          onListen={listen}
          onChoose={(item) => send({ type: 'chosen', item })}
          onGoOn={() => send({ type: 'wentOn' })}
        />
      )}
      {game.at === 'end' && (
        <GameEnd {...{ locale, copy, game, best }} onAgain={() => send({ type: 'leftForStart' })} />
      )}
      {game.at === 'silent' && (
        <NothingHeard locale={locale} texts={copy} onRetry={() => send({ type: 'retried' })} />
      )}
    </div>
  );
};

type StartProps = {
  copy: CatchCopy;
  cover: WordPicture | undefined;
  onStart: (isHurried: boolean) => void;
};

const StartCard = ({ copy, cover, onStart }: StartProps) => {
  const [isUnhurried, setUnhurried] = useState(false);
  return (
    <form
      className="grid content-center justify-items-center gap-5 pb-4 text-center"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(!isUnhurried);
      }}
    >
      {cover && (
        <img
          {...cover}
          alt=""
          className="content-image aspect-2/1 h-auto w-full rounded-2xl object-cover"
        />
      )}
      <h2 className="text-section">{copy.ready}</h2>
      <label className="inline-flex min-h-11 items-center gap-3 text-start">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isUnhurried}
          onChange={() => setUnhurried(!isUnhurried)}
        />
        {copy.unhurried}
      </label>
      <button type="submit" className="button px-8 text-lg button-primary">
        <Play size={20} aria-hidden="true" className="mirrored" />
        {copy.begin}
      </button>
    </form>
  );
};
