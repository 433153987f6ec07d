import { useId, useRef, type RefObject } from 'react';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import type { ItemTexts } from '../later-texts.ts';
import { Celebration, Ribbon } from './Celebration.tsx';
import type { Game, GameEvent } from './game.machine.ts';
import type { GameFestival, GameWords } from './game.types.ts';
import { Scene } from './Scene.tsx';
import { tellNews } from './tell-news.ts';
import type { BoothDoor } from './use-booth-door.ts';
import { useStageInView } from './use-game.ts';

type Props = {
  festival: GameFestival;
  game: Game;
  send: (event: GameEvent) => void;
  words: GameWords;
  locale: Locale;
  /** By item; undefined until they are loaded. */
  texts: Record<string, ItemTexts> | undefined;
  door: BoothDoor;
  /** The frame of the scene, by which others measure it and find its places. */
  frame: RefObject<HTMLDivElement | null>;
  onBooth: () => void;
};

/** The scene, what celebrates it, and the line that tells about it: seen together. */
export const Stage = (props: Props) => {
  const { festival, game, send, words, locale, texts, door, frame, onBooth } = props;
  const { celebration, news } = game;
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useStageInView(game, stage);

  return (
    <div ref={stage} className="flex flex-col gap-4">
      <Scene {...{ festival, game, send, words, texts, frame }}>
        {celebration === 'open' && (
          <Ribbon
            {...{ titleId, words }}
            direction={directionOf(locale)}
            isNews={news.about === 'complete'}
            fireworks={festival.fireworks}
          />
        )}
      </Scene>
      {celebration === 'open' && (
        <Celebration
          {...{ titleId, words, onBooth }}
          festival={festival.name}
          onClose={() => send({ type: 'celebration_closed' })}
        />
      )}
      <p role="status" className="flex min-h-[5.5rem] items-center sm:min-h-12">
        {door.at === 'loading' && words.boothLoading}
        {door.at === 'offline' && words.boothOffline}
        {(door.at === 'closed' || door.at === 'open') &&
          tellNews(locale, game, festival.items, words)}
      </p>
    </div>
  );
};
