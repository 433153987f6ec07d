import type { SanityClient } from 'sanity';
import { patchPath, placesIn, spokenKey, type Place } from '#cms/sound/places.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';

/** Whether a text still stands at its place: in the draft, or in what is published without one. */
export const isThere = async (client: SanityClient, place: Place): Promise<boolean> => {
  const document = await client.fetch<SanityDocument | null>(
    'coalesce(*[_id == $draftId][0], *[_id == $id][0])',
    { draftId: `drafts.${place.document}`, id: place.document },
    { perspective: 'raw' },
  );
  return (
    document !== null &&
    placesIn(document).some(
      (one) => patchPath(one) === patchPath(place) && spokenKey(one) === spokenKey(place),
    )
  );
};
