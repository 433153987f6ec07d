import type { FrameFile, FrameSet, loadFrameFiles } from './frame-files.ts';
import { decodedWindow, nearestFrame, type Direction } from './hero.machine.ts';

const PARALLEL_DECODES = 2;

const blankPicture = () => createImageBitmap(new ImageData(1, 1));

type Reports = {
  /** A file has arrived or turned out to be missing. */
  onLoaded: (count: number) => void;
  /** One more picture can be drawn. */
  onDecoded: () => void;
};

/** Keeps the files of one set of frames, and only those near the wanted one decoded. */
export const openFrames = (
  set: FrameSet,
  loadFiles: typeof loadFrameFiles,
  { onLoaded, onDecoded }: Reports,
) => {
  const files = new Map<number, FrameFile>();
  const pictures = new Map<number, ImageBitmap>();
  const decoding = new Set<number>();
  let wanted: number[] = [];

  const load = (indexes: number[]): Promise<void> => {
    const missing = indexes.filter((index) => !files.has(index));
    return loadFiles({ ...set, indexes: missing }, (index, file) => {
      files.set(index, file);
      onLoaded(files.size);
      decodeNext();
    });
  };

  const decode = async (index: number, file: FrameFile) => {
    decoding.add(index);
    const picture = await (file === 'blank'
      ? blankPicture()
      : createImageBitmap(file).catch(blankPicture));
    decoding.delete(index);
    if (wanted.includes(index)) {
      pictures.set(index, picture);
      onDecoded();
    } else {
      picture.close();
    }
    decodeNext();
  };

  const decodeNext = () => {
    for (const index of wanted) {
      if (decoding.size >= PARALLEL_DECODES) return;
      const file = files.get(index);
      if (file && !pictures.has(index) && !decoding.has(index)) void decode(index, file);
    }
  };

  /** Moves the window of decoded frames; what falls out of it gives its memory back at once. */
  const want = (index: number, direction: Direction) => {
    wanted = decodedWindow(index, direction, set.width);
    for (const [kept, picture] of pictures) {
      if (wanted.includes(kept)) continue;
      picture.close();
      pictures.delete(kept);
    }
    decodeNext();
  };

  const nearest = (index: number): ImageBitmap | undefined => {
    const found = nearestFrame(index, pictures.keys());
    return found === undefined ? undefined : pictures.get(found);
  };

  /** Gives all memory back. */
  const close = () => {
    wanted = [];
    for (const picture of pictures.values()) picture.close();
    pictures.clear();
  };

  return { load, want, nearest, close };
};
