import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import type { BackgroundRemoval } from '../booth/background-removal.ts';
import { useLaterTexts } from '../use-later-texts.ts';
import { Celebration, Ribbon } from './Celebration.tsx';
import {
  heldByTheMiddle,
  RETURN_TO_TRAY,
  SILENT,
  useDragSensors,
  zoneUnderPointer,
} from './dragging.ts';
import { sizeInScene } from './fit.ts';
import { openGame } from './game.store.ts';
import type { GameFestival, GameWords } from './game.types.ts';
import { ItemInfo } from './ItemInfo.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { Scene } from './Scene.tsx';
import { tellNews } from './tell-news.ts';
import { Toolbar } from './Toolbar.tsx';
import { Tray } from './Tray.tsx';
import { useBoothDoor } from './use-booth-door.ts';
import {
  useInfoClock,
  useLeaving,
  useNewsFocus,
  usePutBackKey,
  useStageInView,
} from './use-game.ts';

type Props = {
  festival: GameFestival;
  words: GameWords;
  /** Address of the texts that come later. */
  texts: string;
  backgroundRemoval: BackgroundRemoval;
  locale: Locale;
};

/** The mini game of a festival and the door to its photo booth. */
export const FestivalGame = ({ festival, words, texts, backgroundRemoval, locale }: Props) => {
  const { slug, items, zones } = festival;
  const [{ $game, send, restore }] = useState(() => openGame(slug, zones));
  const game = useStore($game);
  const { door, open: openBooth, close: closeBooth } = useBoothDoor(texts);
  const [sceneWidth, setSceneWidth] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const dragId = useId();
  const sensors = useDragSensors();

  useEffect(restore, [restore]);
  const later = useLaterTexts(texts);
  useInfoClock(game, send);
  useNewsFocus(game, root);
  useStageInView(game, stage);
  usePutBackKey(game, send);
  useLeaving(root, () => send({ type: 'left' }));

  const { hand, info, news, celebration } = game;
  const find = (id: string) => items.find((item) => item.id === id);
  const held = hand.holds === 'item' && hand.way === 'dragged' ? find(hand.id) : undefined;
  const heldZone = zones.find(({ id }) => id === held?.id);
  const shown = info.shows === 'item' ? find(info.id) : undefined;

  return (
    <div ref={root} className="flex flex-col gap-4" data-game={slug}>
      <DndContext
        id={dragId}
        sensors={sensors}
        collisionDetection={zoneUnderPointer}
        accessibility={{
          announcements: SILENT,
          screenReaderInstructions: { draggable: words.instructions },
        }}
        onDragStart={({ active }) => {
          setSceneWidth(frame.current?.offsetWidth ?? 0);
          send({ type: 'dragged', id: String(active.id) });
        }}
        onDragEnd={({ over }) => {
          const zone = over ? String(over.id) : undefined;
          send({ type: 'dropped', zone, nowMs: performance.now() });
        }}
        onDragCancel={() => send({ type: 'put_back' })}
      >
        <div ref={stage} className="flex flex-col gap-4">
          <Scene
            {...{ festival, game, send, words, frame }}
            texts={later.at === 'ready' ? later.value.items[slug] : undefined}
          >
            {celebration === 'open' && (
              <Ribbon
                {...{ titleId, words }}
                direction={directionOf(locale)}
                isNews={news.about === 'complete'}
              />
            )}
          </Scene>
          {celebration === 'open' && (
            <Celebration
              {...{ titleId, words }}
              festival={festival.name}
              onClose={() => send({ type: 'celebration_closed' })}
              onBooth={openBooth}
            />
          )}
          <p role="status" className="flex min-h-[5.5rem] items-center sm:min-h-12">
            {door.at === 'loading' && words.boothLoading}
            {door.at === 'offline' && words.boothOffline}
            {(door.at === 'closed' || door.at === 'open') && tellNews(locale, game, items, words)}
          </p>
        </div>
        <Tray
          {...{ items, game, send, words }}
          onPickedByKey={() =>
            // The places become buttons with the next paint.
            requestAnimationFrame(() =>
              frame.current
                ?.querySelector<HTMLElement>('[data-zone]')
                ?.focus({ preventScroll: true }),
            )
          }
        />
        <DragOverlay
          modifiers={[heldByTheMiddle]}
          dropAnimation={
            news.about === 'placed' || news.about === 'complete' ? null : RETURN_TO_TRAY
          }
          className="festival-held"
        >
          {held && heldZone && (
            <ItemPicture
              picture={held.picture}
              style={sizeInScene(held.picture, heldZone, sceneWidth)}
            />
          )}
        </DragOverlay>
      </DndContext>
      <Toolbar {...{ game, words, send }} onBooth={openBooth} />
      {shown && info.shows === 'item' && (
        <ItemInfo
          key={shown.id}
          item={shown}
          festival={slug}
          texts={texts}
          inDetail={info.inDetail}
          words={words}
          onDetails={() => send({ type: 'details_asked' })}
          onClose={() => send({ type: 'info_closed' })}
        />
      )}
      {door.at === 'open' && (
        <door.PhotoBooth
          settings={{ words: door.words, backgroundRemoval }}
          name={festival.name}
          scene={festival.scene}
          items={game.placed.flatMap(({ id, ...place }) => {
            const item = find(id);
            return item ? [{ picture: item.picture, ...place }] : [];
          })}
          onClose={closeBooth}
        />
      )}
    </div>
  );
};
