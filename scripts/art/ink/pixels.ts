import { createCanvas } from './ink-layer.ts';

type Rgba = [number, number, number, number];

/** A canvas coloured by a function of each pixel. */
export function paintPixels(
  width: number,
  height: number,
  color: (x: number, y: number) => Rgba,
): OffscreenCanvas {
  const [canvas, context] = createCanvas(width, height);
  const image = context.createImageData(canvas.width, canvas.height);
  let i = 0;
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      image.data.set(color(x, y), i);
      i += 4;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * The picture on a canvas in base64, which is how it leaves the browser: as a PNG, or as a JPEG of the
 * best quality, which takes a tenth of the time.
 */
export async function toBase64(
  canvas: OffscreenCanvas,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<string> {
  const blob = await canvas.convertToBlob({ type, quality: 1 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
}
