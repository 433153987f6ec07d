import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { NothingHeard } from '#src/ui/speech/NothingHeard.tsx';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import type { Loading } from '#src/ui/use-loaded.ts';
import type { StartCopy, TonesData } from './copy.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { StartCard } from './StartCard.tsx';
import type { Stage } from './tones.machine.ts';
import { createTones } from './tones.store.ts';

type Props = {
  locale: Locale;
  /** The words of the start. */
  start: StartCopy;
  /** What the game plays and says. */
  loading: Loading<TonesData>;
  cover: SmallPicture | undefined;
};

/** Hear and choose the tone, in rounds of twelve (TONES-1). */
export const TonesGame = ({ locale, start, loading, cover }: Props) => {
  const [{ $game, $sound, startRound, send, play }] = useState(createTones);
  const game = useStore($game);
  const sound = useStore($sound);
  const data = loading.at === 'ready' ? loading.value : undefined;
  const startAt = (stage: Stage) => data && startRound(data, { stage, seed: Date.now() });

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys press the buttons inside
    <div className="quiz" onKeyDown={pressShortcut}>
      {game.at === 'start' && <StartCard {...{ cover, loading }} copy={start} onStart={startAt} />}
      {data && (game.at === 'asking' || game.at === 'answered') && (
        <QuestionCard
          {...{ locale, game, sound }}
          copy={data.copy}
          onPlay={(how) => void play(how)}
          onChoose={(tone) => send({ type: 'chosen', tone })}
          onGoOn={() => send({ type: 'wentOn' })}
        />
      )}
      {data && game.at === 'end' && (
        <RoundEnd
          {...{ locale, game }}
          copy={data.copy}
          onStart={startAt}
          onLeave={() => send({ type: 'leftForStart' })}
        />
      )}
      {data && game.at === 'silent' && (
        <NothingHeard locale={locale} texts={data.copy} onRetry={() => send({ type: 'retried' })} />
      )}
    </div>
  );
};
