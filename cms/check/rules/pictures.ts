import { croppedSize, sizeNamedBy } from '#src/content/cropped.ts';
import { crop } from '#src/content/picture.ts';
import type { Problem, Rule } from '../content.ts';
import { typedObjects, typedValues } from '../schema-walk.ts';
import { isRecord, textIn } from '../walk.ts';

/** Of a picture as many pixels are left as readers see; told by the names of uploaded files alone. */
export const enoughPixels: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document)
      .flatMap(typedValues)
      .flatMap(({ field, definition, value }): Problem[] => {
        const shown = definition.options?.shownUpTo;
        const left = widthOf(isRecord(value) ? value['asset'] : undefined);
        if (!shown || !left || left >= shown) return [];
        const message = `readers see it up to ${shown} pixels wide, and only ${left} of it are there: it will look blurred`;
        return [{ document: document._id, field, message, severity: 'warning' }];
      }),
  );

/** In px, of what a crop leaves of an image. */
const widthOf = (image: unknown): number | undefined => {
  if (!isRecord(image)) return undefined;
  const file = sizeNamedBy(textIn(image['asset'], '_ref'));
  return file && croppedSize(file, crop.safeParse(image['crop']).data ?? null).width;
};
