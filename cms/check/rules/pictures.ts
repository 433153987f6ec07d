import { croppedSize, sizeNamedBy, type Size } from '#src/content/cropped.ts';
import { crop } from '#src/content/picture.ts';
import { zone } from '#src/content/scene-zone.ts';
import { LARGEST_SCENE, sizeInScene } from '#src/domain/scene/fit.ts';
import type { Problem, Rule } from '../content.ts';
import { typedObjects, typedValues, type TypedObject } from '../schema-walk.ts';
import { inside, isRecord, textIn } from '../walk.ts';

/** Of a picture as many pixels are left as readers see; told by the names of uploaded files alone. */
export const enoughPixels: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document)
      .flatMap(shownIn)
      .flatMap(({ field, left, shown }): Problem[] => {
        if (left >= shown) return [];
        const message = `readers see it up to ${shown} pixels wide, and only ${left} of it are there: it will look blurred`;
        return [{ document: document._id, field, message, severity: 'warning' }];
      }),
  );

/** How wide, in px, a picture is shown at most, and what is left of its file. */
type Shown = { field: string; left: number; shown: number };

const shownIn = (object: TypedObject): Shown[] => {
  if (object.type === 'gameItem') return shownInScene(object);
  return typedValues(object).flatMap(({ field, definition, value }) => {
    const shown = definition.options?.shownUpTo;
    const left = sizeOf(value);
    return shown && left ? [{ field, left: left.width, shown }] : [];
  });
};

/**
 * An item stands as large in its place as that allows, so its shape has a say. In tray and popup it
 * is smaller.
 */
const shownInScene = ({ field, value }: TypedObject): Shown[] => {
  const place = zone.safeParse(value['zone']).data;
  const left = sizeOf(value['picture']);
  // Of a place that is not set yet no width is known.
  if (!place || !left) return [];
  const shown = Math.round(sizeInScene(left, place, LARGEST_SCENE.width).width);
  return [{ field: inside(field, 'picture'), left: left.width, shown }];
};

/** What a crop leaves of the image of a picture. */
const sizeOf = (picture: unknown): Size | undefined => {
  const image = isRecord(picture) ? picture['asset'] : undefined;
  if (!isRecord(image)) return undefined;
  const file = sizeNamedBy(textIn(image['asset'], '_ref'));
  return file && croppedSize(file, crop.safeParse(image['crop']).data ?? null);
};
