export type Size = { width: number; height: number };
export type Box = Size & { top: number; left: number };

/** In px: as large as the photo booth draws a scene, and nothing draws it larger (BOOTH-4). */
export const LARGEST_SCENE: Size = { width: 1280, height: 720 };

/** A place in a scene, in percent of its width and height from its upper left corner (cms/README.md). */
export type Position = Box;

/** Where a zone, given in percent, lies in a scene of this size. */
export const zoneBox = ({ top, left, width, height }: Position, scene: Size): Box => ({
  top: (top / 100) * scene.height,
  left: (left / 100) * scene.width,
  width: (width / 100) * scene.width,
  height: (height / 100) * scene.height,
});

/** The whole picture as large as it goes into the box, in its middle, then scaled around it. */
export const fitInside = (picture: Size, box: Box, scale = 1): Box => {
  const factor = Math.min(box.width / picture.width, box.height / picture.height) * scale;
  const [width, height] = [picture.width * factor, picture.height * factor];
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
};

/** As large as a picture stands in its zone of a 16:9 scene of this width. */
export const sizeInScene = (
  picture: Size,
  { position, targetScale }: { position: Position; targetScale: number },
  sceneWidth: number,
): Size => {
  const scene = { width: sceneWidth, height: (sceneWidth * 9) / 16 };
  const { width, height } = fitInside(picture, zoneBox(position, scene), targetScale);
  return { width, height };
};
