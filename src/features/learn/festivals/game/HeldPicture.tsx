import { DragOverlay } from '@dnd-kit/core';
import { sizeInScene } from '#src/domain/scene/fit.ts';
import { heldByTheMiddle, RETURN_TO_TRAY } from './dragging.ts';
import type { Game } from './game.machine.ts';
import type { GameFestival } from './game.types.ts';
import { ItemPicture } from './ItemPicture.tsx';

type Props = Pick<GameFestival, 'items' | 'zones'> & {
  game: Game;
  /** Width of the scene in CSS pixels, as it was when the drag began. */
  sceneWidth: number;
};

/** The picture that is being dragged, as large as it will stand in the scene. */
export const HeldPicture = ({ game, items, zones, sceneWidth }: Props) => {
  const { hand, news } = game;
  const heldId = hand.holds === 'item' && hand.way === 'dragged' ? hand.id : undefined;
  const item = items.find(({ id }) => id === heldId);
  const zone = zones.find(({ id }) => id === item?.id);
  const isPlaced = news.about === 'placed' || news.about === 'complete';
  return (
    <DragOverlay
      modifiers={[heldByTheMiddle]}
      dropAnimation={isPlaced ? null : RETURN_TO_TRAY}
      className="festival-held"
    >
      {item && zone && (
        <ItemPicture picture={item.picture} style={sizeInScene(item.picture, zone, sceneWidth)} />
      )}
    </DragOverlay>
  );
};
