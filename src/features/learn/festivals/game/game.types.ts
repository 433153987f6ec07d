import type { gameMessages } from './game.messages.ts';
import type { Zone } from './game.machine.ts';

export type GameWords = typeof gameMessages.ar;

/** A picture as the build made it: the largest file and, in `srcset`, the smaller ones. */
export type GamePicture = {
  src: string;
  srcset: string;
  width: number;
  height: number;
};

export type GameItem = {
  id: string;
  name: string;
  chineseName: string;
  pinyin: string;
  picture: GamePicture;
  /** Width in the tray, in CSS pixels. */
  displaySize: number;
};

/** What the island needs of a festival, in the page's language. */
export type GameFestival = {
  slug: string;
  name: string;
  scene: GamePicture;
  sceneAlt: string;
  fireworks: boolean;
  items: GameItem[];
  zones: Zone[];
};
