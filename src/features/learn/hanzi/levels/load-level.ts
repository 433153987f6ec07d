import { fetchOnce } from '#src/lib/fetch-once.ts';
import { loadDrawing, type Drawable } from '#src/ui/strokes/stroke-data.ts';
import type { LevelData, PracticeLevel } from '../hanzi.data.ts';

/** Brings what would be missed without a network while practising: toasts and typeface. */
const loadCompanions = (characters: string) => {
  const late = [
    import('#src/ui/toast/mount-toasts.tsx'),
    document.fonts.load('1em hanzi', characters),
  ];
  // Each does without: the practice goes on with fewer toasts or in another typeface.
  void Promise.allSettled(late);
};

/** Loads what a level needs, once it is chosen: the drawing library, the strokes and the texts. */
export const loadLevel = async (
  level: Pick<PracticeLevel, 'data'>,
): Promise<Drawable & LevelData> => {
  const [drawing, data] = await Promise.all([loadDrawing(), fetchOnce<LevelData>(level.data)]);
  loadCompanions(JSON.stringify(data.texts));
  return { ...drawing, ...data };
};
