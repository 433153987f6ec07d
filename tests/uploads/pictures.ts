import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp';
type Colour = { r: number; g: number; b: number; alpha?: number };

const RED = { r: 200, g: 30, b: 20 };

/** A picture of one colour, or of the left half in one and the right half in another. */
export const picture = (
  format: Format,
  {
    width = 60,
    height = 40,
    colour = RED,
  }: { width?: number; height?: number; colour?: Colour } = {},
): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: colour.alpha === undefined ? 3 : 4, background: colour },
  })
    .toFormat(format)
    .toBuffer();

/** A picture with as much detail as a photograph, so that it weighs as much. */
export const photo = async (width: number, height: number, format: Format, quality = 92) => {
  const small = {
    width: Math.ceil(width / 6),
    height: Math.ceil(height / 6),
    channels: 3 as const,
  };
  const noise = await sharp({
    create: { ...small, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 55 } },
  })
    .raw()
    .toBuffer();
  return sharp(noise, { raw: small })
    .resize(width, height)
    .toFormat(format, { quality })
    .toBuffer();
};

/** A JPEG with further segments right behind its start; each holds up to 65,533 bytes. */
export const withSegments = (jpeg: Buffer, ...segments: [marker: number, content: Buffer][]) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    ...segments.flatMap(([marker, content]) => {
      const head = Buffer.from([0xff, marker, 0, 0]);
      head.writeUInt16BE(content.length + 2, 2);
      return [head, content];
    }),
    jpeg.subarray(2),
  ]);

export const COMMENT = 0xfe;
export const APP1 = 0xe1;
export const APP2 = 0xe2;

/** A JPEG that claims another size than it has. */
export const claimingSize = (jpeg: Buffer, width: number, height: number) => {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.findIndex((byte, at) => byte === 0xff && claimed[at + 1] === 0xc0);
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
};

export const pngChunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_END = 33;

/** A PNG with further chunks behind its header. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)]);

type Header = {
  width: number;
  height: number;
  bitDepth?: number;
  colourType?: number;
  interlaced?: boolean;
};

/** A PNG with a header of our own making and any picture data. */
export const rawPng = (
  { width, height, bitDepth = 8, colourType = 0, interlaced = false }: Header,
  data: Buffer,
) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colourType, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** So many zeros in a thousandth of the space. */
export const deflatedZeros = (length: number) => deflateSync(Buffer.alloc(length), { level: 6 });

const ANIMATION_FRAME = { width: 20, height: 20, channels: 3 } as const;

/** Two frames, the first red and the second blue. */
export const animation = (format: 'gif' | 'webp') => {
  const { width, height, channels } = ANIMATION_FRAME;
  const frame = (colour: number[]) =>
    Buffer.concat(Array.from({ length: width * height }, () => Buffer.from(colour)));
  const frames = Buffer.concat([frame([200, 30, 20]), frame([20, 30, 200])]);
  return sharp(frames, { raw: { width, height: 2 * height, channels, pageHeight: height } })
    .toFormat(format, { delay: [100, 100], lossless: true })
    .toBuffer();
};

/** An APNG of two frames, the first red and the second blue. */
export const animatedPng = async () => {
  const { width, height } = ANIMATION_FRAME;
  const first = await picture('png', { width, height });
  const second = await picture('png', { width, height, colour: { r: 20, g: 30, b: 200 } });
  const dataOf = (png: Buffer) => {
    const at = png.indexOf('IDAT');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const control = (sequence: number) => {
    const content = Buffer.alloc(26);
    content.writeUInt32BE(sequence, 0);
    content.writeUInt32BE(width, 4);
    content.writeUInt32BE(height, 8);
    content.set([0, 1, 0, 10], 20);
    return pngChunk('fcTL', content);
  };
  const counts = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const start = withChunks(first, pngChunk('acTL', counts), control(0));
  const frame = Buffer.concat([Buffer.from([0, 0, 0, 2]), dataOf(second)]);
  const end = start.length - 12;
  return Buffer.concat([
    start.subarray(0, end),
    control(1),
    pngChunk('fdAT', frame),
    start.subarray(end),
  ]);
};
