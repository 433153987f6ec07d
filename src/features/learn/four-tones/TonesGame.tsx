import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { NothingHeard } from '#src/ui/speech/NothingHeard.tsx';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import type { TonesCopy } from './copy.ts';
import type { Material } from './material.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { StartCard } from './StartCard.tsx';
import type { Stage } from './tones.machine.ts';
import { createTones } from './tones.store.ts';

type Props = {
  locale: Locale;
  copy: TonesCopy;
  material: Material;
  cover: SmallPicture | undefined;
};

/** Hear and choose the tone, in rounds of twelve (TONES-1). */
export const TonesGame = ({ locale, copy, material, cover }: Props) => {
  const [{ $game, $sound, send, play }] = useState(() => createTones(material));
  const game = useStore($game);
  const sound = useStore($sound);
  const start = (stage: Stage) => send({ type: 'started', stage, seed: Date.now() });

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- keys press the buttons inside
    <div className="quiz" onKeyDown={pressShortcut}>
      {game.at === 'start' && <StartCard {...{ copy, cover }} onStart={start} />}
      {(game.at === 'asking' || game.at === 'answered') && (
        <QuestionCard
          {...{ locale, copy, game, sound }}
          onPlay={(how) => void play(how)}
          onChoose={(tone) => send({ type: 'chosen', tone })}
          onGoOn={() => send({ type: 'wentOn' })}
        />
      )}
      {game.at === 'end' && (
        <RoundEnd
          {...{ locale, copy, game }}
          onStart={start}
          onLeave={() => send({ type: 'leftForStart' })}
        />
      )}
      {game.at === 'silent' && (
        <NothingHeard locale={locale} texts={copy} onRetry={() => send({ type: 'retried' })} />
      )}
    </div>
  );
};
