import { execFile } from 'node:child_process';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Region, type Sharp } from 'sharp';

const run = promisify(execFile);

/** Widths of the scroll frames, and the AVIF quality that keeps each set within its budget. */
const FRAME_WIDTHS = [1920, 1280, 960] as const;
const FRAME_QUALITY = 38;
const STILL_WIDTHS = [1920, 1280, 960, 640] as const;
const STILL_QUALITY = { avif: 50, webp: 78 };
/** The largest first paint of the home page. */
const POSTER_QUALITY = { avif: 40, webp: 70 };

/** The loop has the shape of the frames, so that it lies exactly under them. */
const LOOP_SIZES = [
  { width: 1280, height: 1040, crf: { mp4: 26, webm: 38 } },
  { width: 720, height: 584, crf: { mp4: 23, webm: 33 } },
] as const;

/** Tags the videos, so that browsers show the same colours as in the pictures. */
const BT709 = ['-colorspace', '-color_primaries', '-color_trc'].flatMap((key) => [key, 'bt709']);

export const pictureName = (index: number): string => `${String(index).padStart(3, '0')}.jpg`;
const frameName = (index: number): string => `frame-${String(index + 1).padStart(3, '0')}.avif`;

/** Scales every rendered frame to the three widths as AVIF, one-based names. */
export async function encodeFrames(source: string, target: string, count: number): Promise<void> {
  sharp.concurrency(2);
  for (const width of FRAME_WIDTHS) {
    const folder = path.join(target, 'frames', String(width));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    let bytes = 0;
    for (let index = 0; index < count; index++) {
      const info = await sharp(path.join(source, pictureName(index)))
        .removeAlpha()
        .resize(width)
        .avif({ quality: FRAME_QUALITY, effort: 3 })
        .toFile(path.join(folder, frameName(index)));
      bytes += info.size;
    }
    console.log(`frames ${width}: ${(bytes / 1e6).toFixed(2)} MB`);
  }
}

/** Writes one picture as AVIF and WebP at the given width. */
async function writePair(
  image: Sharp,
  width: number,
  file: string,
  quality = STILL_QUALITY,
): Promise<void> {
  const scaled = image.removeAlpha().resize(width);
  const avif = await scaled
    .clone()
    .avif({ quality: quality.avif, effort: 3 })
    .toFile(`${file}.avif`);
  const webp = await scaled
    .clone()
    .webp({ quality: quality.webp, effort: 6 })
    .toFile(`${file}.webp`);
  const kilobytes = [avif, webp].map((info) => `${Math.round(info.size / 1000)} KB`).join(' / ');
  console.log(`${path.basename(file)}: ${kilobytes}`);
}

/** The still for Save-Data and reduced motion: the whole picture, and a crop for portrait. */
export async function encodeStills(
  still: string,
  portrait: string,
  portraitRegion: Region,
  target: string,
): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const width of STILL_WIDTHS) {
    await writePair(sharp(still), width, path.join(target, `still-${width}`));
  }
  const crop = sharp(portrait).extract(portraitRegion);
  await writePair(crop, 720, path.join(target, 'still-portrait-720'));
}

/** The landscape that visitors write into, in the size of the picture that they keep. */
export async function encodeSky(sky: string, region: Region, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const { size } = await sharp(sky)
    .extract(region)
    .removeAlpha()
    .resize(1080)
    .webp({ quality: STILL_QUALITY.webp, effort: 6 })
    .toFile(path.join(target, 'sky-1080.webp'));
  console.log(`sky: ${Math.round(size / 1000)} KB`);
}

/** Encodes the video as H.264 and AV1; where its loop begins, it can be entered at once. */
export async function encodeLoop(
  source: string,
  target: string,
  { fps, loopFrom }: { fps: number; loopFrom: number },
): Promise<void> {
  await mkdir(target, { recursive: true });
  const input = [
    '-y',
    '-v',
    'error',
    '-framerate',
    String(fps),
    '-i',
    path.join(source, '%03d.jpg'),
  ];
  for (const { width, height, crf } of LOOP_SIZES) {
    const scale = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
    const filter = ['-vf', `${scale},format=yuv420p`, '-an', ...BT709];
    const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(crf.mp4)];
    const entry = ['-force_key_frames', `expr:eq(n,${loopFrom})`];
    const av1 = [
      '-c:v',
      'libsvtav1',
      '-preset',
      '4',
      '-crf',
      String(crf.webm),
      '-g',
      String(loopFrom),
    ];
    const mp4File = path.join(target, `loop-${width}.mp4`);
    const webmFile = path.join(target, `loop-${width}.webm`);
    await run('ffmpeg', [
      ...input,
      ...filter,
      ...h264,
      ...entry,
      '-movflags',
      '+faststart',
      mp4File,
    ]);
    await run('ffmpeg', [...input, ...filter, ...av1, webmFile]);
    for (const file of [mp4File, webmFile]) {
      console.log(`${path.basename(file)}: ${Math.round((await stat(file)).size / 1000)} KB`);
    }
  }
}

/** The video's first picture, to stand below each of its files until it plays. */
export async function encodePosters(frame: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const { width } of LOOP_SIZES) {
    await writePair(sharp(frame), width, path.join(target, `loop-poster-${width}`), POSTER_QUALITY);
  }
}
