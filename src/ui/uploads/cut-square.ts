/** A part of a picture in its own pixels, as it stands upright. */
export type Area = { x: number; y: number; width: number; height: number };

/** What a cut picture is sent as (UPLOADS-7). */
const LONG_SIDE_PX = 1024;
const JPEG_QUALITY = 0.92;

/** Paints a part of a picture over the whole of a square canvas; what is transparent becomes white. */
export const paintSquare = (canvas: HTMLCanvasElement, image: HTMLImageElement, area: Area) => {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.imageSmoothingQuality = 'high';
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = area;
  brush.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
};

/** Cuts a square out of a picture: a JPEG of at most 1024 pixels a side. Undefined if that fails. */
export const cutSquare = async (
  image: HTMLImageElement,
  area: Area,
  name: string,
): Promise<File | undefined> => {
  const canvas = document.createElement('canvas');
  const side = Math.min(LONG_SIDE_PX, Math.round(area.width));
  canvas.width = side;
  canvas.height = side;
  paintSquare(canvas, image, area);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (blob?.type !== 'image/jpeg') return undefined;
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
};
