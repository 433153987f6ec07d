import {
  decodedWindow,
  frameAddress,
  nearestFrame,
  type Direction,
  type FrameWidth,
} from './hero.machine.ts';

const PARALLEL_LOADS = 6;
const PARALLEL_DECODES = 2;

/** A frame that is missing or broken: drawn over another it changes nothing (platform §4). */
const blankPicture = () => createImageBitmap(new ImageData(1, 1));

type Reports = {
  /** A file has arrived or turned out to be missing. */
  onLoaded: (count: number) => void;
  /** One more picture can be drawn. */
  onDecoded: () => void;
};

/** Loads the frames' files, and keeps only those near the wanted one decoded. */
export const openFrames = (width: FrameWidth, { onLoaded, onDecoded }: Reports) => {
  const files = new Map<number, Blob | 'blank'>();
  const pictures = new Map<number, ImageBitmap>();
  const decoding = new Set<number>();
  let wanted: number[] = [];

  const loadOne = async (index: number) => {
    try {
      const response = await fetch(frameAddress(width, index));
      files.set(index, response.ok ? await response.blob() : 'blank');
    } catch {
      files.set(index, 'blank');
    }
    onLoaded(files.size);
    decodeNext();
  };

  /** Loads the given frames, a few at a time and in this order. */
  const load = async (indexes: number[]) => {
    const queue = indexes.filter((index) => !files.has(index));
    const worker = async () => {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        await loadOne(index);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_LOADS }, worker));
  };

  const decode = async (index: number, file: Blob | 'blank') => {
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
    wanted = decodedWindow(index, direction, width);
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

  return { load, want, nearest };
};
