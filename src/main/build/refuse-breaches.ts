import { z } from 'zod';
import { contentOf, readContent, type Content } from '#cms/check/content.ts';
import { findingsIn, isBreach } from '#cms/check/findings.ts';
import { schemaTypes } from '#cms/schema/index.ts';
import { fetchContent, isHosted } from '#src/content/client.ts';
import { ContentError } from '#src/content/content-error.ts';

const documentsShape = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/** All that is published, from where the pages of this build get it. */
const published = async (): Promise<Content> => {
  if (!isHosted) return readContent();
  const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);
  return contentOf(await fetchContent('*[_type in $types]', documentsShape, { types }));
};

/** Throws a ContentError with a line for each place where content breaks a rule. */
export const refuseBreaches = async (content?: Content): Promise<void> => {
  const breaches = findingsIn(content ?? (await published())).filter(isBreach);
  if (breaches.length === 0) return;
  throw new ContentError(
    breaches.map(({ document, field, message }) => `${document} › ${field}: ${message}`).join('\n'),
  );
};
