import { fitInside, zoneBox, type Size } from '#src/domain/scene/fit.ts';
import type { FinishedScene } from './booth.types.ts';
import { coverCrop, FINAL, FINAL_QUALITY, personBox } from './composite.ts';

type Drawable = HTMLImageElement | HTMLCanvasElement | ImageBitmap | HTMLVideoElement;

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas here');
  return context;
};

const newCanvas = ({ width, height }: Size): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

const loadImage = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
};

/** The scene with everything in its place, filling the frame. */
export const drawScene = async (
  { scene, items }: FinishedScene,
  frame: Size,
): Promise<HTMLCanvasElement> => {
  const canvas = newCanvas(frame);
  const context = contextOf(canvas);
  const [backdrop, ...pictures] = await Promise.all(
    [scene, ...items.map(({ picture }) => picture)].map(({ src }) => loadImage(src)),
  );
  if (backdrop) {
    const size = { width: backdrop.naturalWidth, height: backdrop.naturalHeight };
    const crop = coverCrop(size, frame);
    const { left, top, width, height } = crop;
    context.drawImage(backdrop, left, top, width, height, 0, 0, frame.width, frame.height);
  }
  items.forEach(({ picture, position, scale }, index) => {
    const image = pictures[index];
    const box = fitInside(picture, zoneBox(position, frame), scale);
    if (image) context.drawImage(image, box.left, box.top, box.width, box.height);
  });
  return canvas;
};

/** The person, or the whole camera picture, in front of a scene, as a mirror shows it. */
export const drawPerson = (
  scene: HTMLCanvasElement,
  person: Drawable,
  size: Size,
  opacity = 1,
): HTMLCanvasElement => {
  const canvas = newCanvas(scene);
  const context = contextOf(canvas);
  context.drawImage(scene, 0, 0);
  context.globalAlpha = opacity;
  const { left, top, width, height } = personBox(size, canvas);
  // People find their place by the mirror: the picture that they keep has to agree with it.
  context.translate(canvas.width, 0);
  context.scale(-1, 1);
  context.drawImage(person, left, top, width, height);
  return canvas;
};

/** What the camera shows now. */
export const drawFrame = (video: HTMLVideoElement): HTMLCanvasElement => {
  const canvas = newCanvas({ width: video.videoWidth, height: video.videoHeight });
  contextOf(canvas).drawImage(video, 0, 0);
  return canvas;
};

export const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/jpeg',
      quality,
    ),
  );

/** The final picture: the finished scene with the person, or the raw photo, in front (BOOTH-4). */
export const compose = async (finished: FinishedScene, person: Blob): Promise<Blob> => {
  const [scene, cutOut] = await Promise.all([
    drawScene(finished, FINAL),
    createImageBitmap(person),
  ]);
  return toJpeg(drawPerson(scene, cutOut, cutOut), FINAL_QUALITY);
};

/** The whole photo in the scene, as the preview showed it; without the scene where that fails. */
export const inScene = (finished: FinishedScene, photo: Blob): Promise<Blob> =>
  compose(finished, photo).catch(() => photo);
