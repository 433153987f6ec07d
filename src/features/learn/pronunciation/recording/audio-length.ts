import type { AudioKind } from './recording.ts';

/** How long a recording is, in milliseconds, where its container tells. Never throws. */
export const audioLengthMs = (bytes: Uint8Array, kind: AudioKind): number | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const length = READERS[kind](view);
    return Number.isFinite(length) ? length : undefined;
  } catch (error) {
    // A cut file ends in the middle of a number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const READERS: Record<AudioKind, (view: DataView) => number | undefined> = {
  wav: (view) => ((view.byteLength - 44) / view.getUint32(28, true)) * 1000,
  ogg: (view) => {
    const last = lastPlaceOf(view, OGG_PAGE);
    return last < 0 ? undefined : Number(view.getBigInt64(last + 6, true)) / OPUS_SAMPLES_PER_MS;
  },
  mp4: (view) => {
    const header = lastPlaceOf(view, MOVIE_HEADER);
    if (header < 0) return undefined;
    const isLong = view.getUint8(header + 4) === 1;
    const scale = view.getUint32(header + (isLong ? 24 : 16));
    const units = isLong ? Number(view.getBigUint64(header + 28)) : view.getUint32(header + 20);
    // A fragmented file has no length of its own.
    return units === 0 ? undefined : (units / scale) * 1000;
  },
  webm: (view) => webmLengthMs(view),
};

const OGG_PAGE = 0x4f676753;
const OPUS_SAMPLES_PER_MS = 48;
const MOVIE_HEADER = 0x6d766864;

/** Where four bytes stand for the last time, or -1. */
const lastPlaceOf = (view: DataView, word: number): number => {
  for (let at = view.byteLength - 4; at >= 0; at -= 1) if (view.getUint32(at) === word) return at;
  return -1;
};

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CLUSTER_TIME = 0xe7;
const BLOCKS: readonly number[] = [0xa1, 0xa3];
const PARENTS: readonly number[] = [SEGMENT, INFO, CLUSTER, BLOCK_GROUP];

/** Browsers leave out the duration of what they record, so the time of the last block counts. */
const webmLengthMs = (view: DataView): number | undefined => {
  let at = 0;
  let scaleNs = 1_000_000;
  let clusterTime = 0;
  let length = 0;
  while (at < view.byteLength - 2) {
    const id = readNumber(view, at, { keepMarker: true });
    const size = readNumber(view, at + id.width, { keepMarker: false });
    const body = at + id.width + size.width;
    if (id.value === SCALE) scaleNs = readUnsigned(view, body, size.value);
    if (id.value === CLUSTER_TIME) clusterTime = readUnsigned(view, body, size.value);
    if (id.value === DURATION) {
      length = size.value === 4 ? view.getFloat32(body) : view.getFloat64(body);
    }
    if (BLOCKS.includes(id.value)) {
      const { width } = readNumber(view, body, { keepMarker: false });
      length = Math.max(length, clusterTime + view.getInt16(body + width));
    }
    at = PARENTS.includes(id.value) ? body : body + size.value;
  }
  return length === 0 ? undefined : (length * scaleNs) / 1_000_000;
};

/** EBML's variable number: leading zeros of the first byte say how many bytes follow. */
const readNumber = (view: DataView, at: number, { keepMarker }: { keepMarker: boolean }) => {
  const first = view.getUint8(at);
  const width = Math.clz32(first) - 23;
  if (width > 8) throw new RangeError('Not a number of EBML');
  let value = keepMarker ? first : first & (0xff >> width);
  for (let next = 1; next < width; next += 1) value = value * 256 + view.getUint8(at + next);
  return { value, width };
};

const readUnsigned = (view: DataView, at: number, width: number): number => {
  let value = 0;
  for (let next = 0; next < width; next += 1) value = value * 256 + view.getUint8(at + next);
  return value;
};
