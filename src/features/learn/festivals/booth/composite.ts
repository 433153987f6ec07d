import { LARGEST_SCENE, type Box, type Size } from '#src/domain/scene/fit.ts';

/** Sizes and qualities of the photo booth (BOOTH-3, BOOTH-4). */
export const PREVIEW: Size = { width: 640, height: 360 };
export const FINAL = LARGEST_SCENE;
export const PREVIEW_QUALITY = 0.8;
export const CAMERA_QUALITY = 0.8;
export const FINAL_QUALITY = 0.9;
/** The camera's picture over the scene, so that one sees both while finding a place. */
export const OVERLAY_OPACITY = 0.7;
export const PREVIEW_REFRESH_MS = 2000;

/** How much of the frame's height the person takes; the scene shows around and above. */
const PERSON_HEIGHT = 0.8;

/** The part of a picture that fills a frame of another shape, cut evenly on both sides. */
export const coverCrop = (picture: Size, frame: Size): Box => {
  const factor = Math.max(frame.width / picture.width, frame.height / picture.height);
  const [width, height] = [frame.width / factor, frame.height / factor];
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
};

/** Where the camera's picture stands: in the middle, its lower edge on that of the frame. */
export const personBox = (photo: Size, frame: Size): Box => {
  const factor = Math.min((frame.height * PERSON_HEIGHT) / photo.height, frame.width / photo.width);
  const [width, height] = [photo.width * factor, photo.height * factor];
  return { left: (frame.width - width) / 2, top: frame.height - height, width, height };
};

/** The name of a downloaded picture. */
export const fileName = (timestamp: number) => `festival-puzzle-${timestamp}.jpg`;
