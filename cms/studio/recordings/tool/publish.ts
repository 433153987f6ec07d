import type { SanityClient } from 'sanity';
import { nameOfPlace } from '#cms/check/place-name.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { judgeDocument } from '../../judge.ts';

/**
 * Publishes a draft where the content’s rules allow it. Answers what stands in its way, in sentences;
 * nothing where it is published.
 */
export const publishDraft = async (client: SanityClient, id: string): Promise<string[]> => {
  const raw = { perspective: 'raw' } as const;
  try {
    const draftId = `drafts.${id}`;
    const draft = await client.fetch<(SanityDocument & { _rev: string }) | null>(
      '*[_id == $draftId][0]',
      { draftId },
      raw,
    );
    if (!draft) return [];
    const problems = await judgeDocument(draft, (types) =>
      client.fetch('*[_type in $types]', { types }, { perspective: 'published' }),
    );
    const errors = problems.filter(({ severity }) => severity !== 'warning');
    if (errors.length > 0) {
      return errors.map(({ field, message }) => `${nameOfPlace(draft, field)}: ${message}`);
    }
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId,
      publishedId: id,
      ifDraftRevisionId: draft._rev,
    });
    return [];
  } catch {
    return [
      'It could not be published: the content does not answer, or somebody changed it just now. Try again.',
    ];
  }
};
