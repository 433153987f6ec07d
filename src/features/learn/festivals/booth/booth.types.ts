import type { Position } from '#src/domain/scene/fit.ts';
import type { GamePicture } from '../game/game.types.ts';
import type { BackgroundRemoval } from '#src/lib/config/booth.ts';
import type { boothMessages } from './booth.messages.ts';

export type BoothWords = typeof boothMessages.ar;
type BoothSettings = { words: BoothWords; backgroundRemoval: BackgroundRemoval };

/** What the visitor has put together, for the canvas. */
export type FinishedScene = {
  scene: GamePicture;
  items: { picture: GamePicture; position: Position; scale: number }[];
};

export type BoothProps = FinishedScene & {
  settings: BoothSettings;
  /** Name of the festival. */
  name: string;
  onClose: () => void;
};
