import { DndContext } from '@dnd-kit/core';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import type { BackgroundRemoval } from '#src/lib/config/booth.ts';
import { useLaterTexts } from '../use-later-texts.ts';
import { SILENT, useDragSensors, zoneUnderPointer } from './dragging.ts';
import { openGame } from './game.store.ts';
import type { GameFestival, GameWords } from './game.types.ts';
import { HeldPicture } from './HeldPicture.tsx';
import { ItemInfo } from './ItemInfo.tsx';
import { Stage } from './Stage.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Tray } from './Tray.tsx';
import { useBoothDoor } from './use-booth-door.ts';
import {
  useInfoClock,
  useLeaving,
  useNewsFocus,
  usePutBackKey,
  useTellPlaced,
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
  const frame = useRef<HTMLDivElement>(null);
  const dragId = useId();
  const sensors = useDragSensors();

  useEffect(restore, [restore]);
  const later = useLaterTexts(texts);
  const itemTexts = later.at === 'ready' ? later.value.items[slug] : undefined;
  useInfoClock(game, send);
  useTellPlaced(game, itemTexts);
  useNewsFocus(game, root);
  usePutBackKey(game, send);
  useLeaving(root, () => send({ type: 'left' }));

  const { info } = game;
  const find = (id: string) => items.find((item) => item.id === id);
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
        <Stage
          {...{ festival, game, send, words, locale, door, frame }}
          texts={itemTexts}
          onBooth={openBooth}
        />
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
        <HeldPicture {...{ game, items, zones, sceneWidth }} />
      </DndContext>
      <Toolbar {...{ game, words, send }} onBooth={openBooth} />
      {shown && info.shows === 'item' && (
        <ItemInfo
          key={shown.id}
          locale={locale}
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
