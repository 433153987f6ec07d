import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useStore } from '@nanostores/react';
import { Camera, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { fill } from '#src/i18n/messages.ts';
import type { BoothProps, BoothSettings } from '../booth/booth.types.ts';
import { Celebration } from './Celebration.tsx';
import { heldByTheMiddle, useDragSensors, zoneUnderPointer } from './dragging.ts';
import { fitInside, zoneBox } from './fit.ts';
import { isComplete, type Game, type Zone } from './game.machine.ts';
import { openGame } from './game.store.ts';
import type { GameFestival, GameItem, GameWords } from './game.types.ts';
import { ItemInfo } from './ItemInfo.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import { Scene } from './Scene.tsx';
import { Tray } from './Tray.tsx';
import { useInfoClock, useLeaving, useNewsFocus, usePutBackKey } from './use-game.ts';

type Props = {
  festival: GameFestival;
  words: GameWords;
  booth: BoothSettings;
  direction: 'rtl' | 'ltr';
};

type Booth =
  { at: 'closed' | 'loading' | 'offline' } | { at: 'open'; PhotoBooth: ComponentType<BoothProps> };

const SILENT_ANNOUNCEMENTS = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The mini game of a festival (platform §2, Festivals article) and the door to its photo booth. */
export const FestivalGame = ({ festival, words, booth: boothSettings, direction }: Props) => {
  const { slug, items, zones, scene } = festival;
  const [{ $game, send, restore }] = useState(() => openGame(slug, zones));
  const game = useStore($game);
  const [sceneWidth, setSceneWidth] = useState(0);
  const [booth, setBooth] = useState<Booth>({ at: 'closed' });
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const dragId = useId();
  const sensors = useDragSensors();

  useEffect(restore, [restore]);
  useInfoClock(game, send);
  useNewsFocus(game, root);
  usePutBackKey(game, send);
  useLeaving(root, () => send({ type: 'left' }));

  const openBooth = () => {
    setBooth({ at: 'loading' });
    import('../booth/PhotoBooth.tsx').then(
      ({ PhotoBooth }) => setBooth({ at: 'open', PhotoBooth }),
      () => setBooth({ at: 'offline' }),
    );
  };

  const find = (id: string) => items.find((item) => item.id === id);
  const held = game.hand.holds === 'item' && game.hand.way === 'dragged' && find(game.hand.id);
  const shown = game.info.shows === 'item' && find(game.info.id);

  const start = (id: string) => {
    send({ type: 'dragged', id });
    setSceneWidth(frame.current?.offsetWidth ?? 0);
  };

  return (
    <div ref={root} className="flex flex-col gap-4" data-game={slug}>
      <DndContext
        id={dragId}
        sensors={sensors}
        collisionDetection={zoneUnderPointer}
        // The line below the scene speaks, in the page's language; this library's own is English.
        accessibility={{
          announcements: SILENT_ANNOUNCEMENTS,
          screenReaderInstructions: { draggable: words.instructions },
        }}
        onDragStart={({ active }) => start(String(active.id))}
        onDragEnd={({ over }) =>
          send({
            type: 'dropped',
            zone: over ? String(over.id) : undefined,
            nowMs: performance.now(),
          })
        }
        onDragCancel={() => send({ type: 'put_back' })}
      >
        <Scene {...{ festival, game, send, words, frame }}>
          {game.celebration === 'open' && (
            <Celebration
              festival={festival.name}
              {...{ words, direction }}
              isNews={game.news.about === 'complete'}
              onClose={() => send({ type: 'celebration_closed' })}
              onBooth={openBooth}
            />
          )}
        </Scene>
        <p role="status" className="flex min-h-12 items-center" data-news={game.news.about}>
          {booth.at === 'loading' && words.boothLoading}
          {booth.at === 'offline' && words.boothOffline}
          {booth.at !== 'loading' && booth.at !== 'offline' && tell(game, words, find)}
        </p>
        <Tray
          {...{ items, game, send, words }}
          onPickedByKey={() =>
            // The places become buttons with the next paint.
            requestAnimationFrame(() =>
              root.current?.querySelector<HTMLElement>('[data-zone]')?.focus(),
            )
          }
        />
        <DragOverlay
          modifiers={[heldByTheMiddle]}
          dropAnimation={game.news.about === 'missed' || held ? RETURN : null}
          className="festival-held"
        >
          {held && (
            <ItemPicture picture={held.picture} style={sizeInScene(held, zones, sceneWidth)} />
          )}
        </DragOverlay>
      </DndContext>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg font-medium">
          {fill(words.progress, { n: game.placed.length, total: zones.length })}
        </p>
        <div className="flex flex-wrap gap-3">
          {isComplete(game) && game.celebration === 'closed' && (
            <button type="button" className="button button-primary" onClick={openBooth}>
              <Camera size={20} aria-hidden="true" />
              {words.openBooth}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => send({ type: 'reset' })}
          >
            <RotateCcw size={18} aria-hidden="true" />
            {words.reset}
          </button>
        </div>
      </div>
      {shown && (
        <ItemInfo
          key={shown.id}
          item={shown}
          inDetail={game.info.shows === 'item' && game.info.inDetail}
          words={words}
          onDetails={() => send({ type: 'details_asked' })}
          onClose={() => send({ type: 'info_closed' })}
        />
      )}
      {booth.at === 'open' && (
        <booth.PhotoBooth
          settings={boothSettings}
          name={festival.name}
          scene={scene}
          items={game.placed.flatMap(({ id, ...place }) => {
            const item = find(id);
            return item ? [{ picture: item.picture, ...place }] : [];
          })}
          onClose={() => setBooth({ at: 'closed' })}
        />
      )}
    </div>
  );
};

/** A picture in the hand is as large as it will stand in the scene. */
const sizeInScene = ({ id, picture }: GameItem, zones: Zone[], sceneWidth: number) => {
  const zone = zones.find((one) => one.id === id);
  if (!zone) return {};
  const scene = { width: sceneWidth, height: (sceneWidth * 9) / 16 };
  const { width, height } = fitInside(picture, zoneBox(zone.position, scene), zone.targetScale);
  return { width, height };
};

const RETURN = { duration: 250, easing: 'ease-out' };

const tell = (
  { news, zones, placed }: Game,
  words: GameWords,
  find: (id: string) => { name: string } | undefined,
): string => {
  const item = 'id' in news ? (find(news.id)?.name ?? '') : '';
  switch (news.about) {
    case 'nothing':
      return words.instructions;
    case 'picked':
      return fill(words.picked, { item });
    case 'put_back':
      return fill(words.putBack, { item });
    case 'placed':
      return fill(words.placed, { item, left: zones.length - placed.length });
    case 'missed':
      return fill(words.missed, { item });
    case 'complete':
      return words.complete;
    case 'reset':
      return words.restarted;
  }
};
