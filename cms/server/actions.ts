import { z } from 'zod';
import { mapObjects, type StoredDocument } from './document.ts';
import type { MutationRequest } from './mutations.ts';
import { ClientError } from './client-error.ts';

const attributes = z.looseObject({ _id: z.string(), _type: z.string() });
const ids = { draftId: z.string(), publishedId: z.string() };
const action = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ actionType: z.literal(`sanity.action.document.${type}`), ...shape });

/** The actions of Sanity's editing interface that the Studio sends. */
export const actionShape = z.discriminatedUnion('actionType', [
  action('create', { attributes, ifExists: z.enum(['fail', 'ignore']).default('fail') }),
  action('version.create', {
    document: attributes.partial({ _id: true }).optional(),
    versionId: z.string().optional(),
    publishedId: z.string().optional(),
    baseId: z.string().optional(),
  }),
  action('replaceDraft', { attributes }),
  action('version.replace', { document: attributes }),
  action('edit', { ...ids, patch: z.looseObject({}) }),
  action('publish', {
    ...ids,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  action('unpublish', ids),
  action('discard', { draftId: z.string() }),
  action('version.discard', { versionId: z.string() }),
  action('delete', { publishedId: z.string(), includeDrafts: z.array(z.string()).default([]) }),
]);
export type Action = z.output<typeof actionShape>;

type Read = (id: string) => StoredDocument | undefined;

/** The mutations that an action stands for. Throws a ClientError where it can't be taken. */
export const mutationsOf = (action: Action, read: Read): MutationRequest[] => {
  switch (action.actionType) {
    case 'sanity.action.document.create': {
      if (!read(action.attributes._id)) return [{ create: action.attributes }];
      if (action.ifExists === 'ignore') return [];
      throw new ClientError(409, `Document by ID "${action.attributes._id}" already exists`);
    }
    case 'sanity.action.document.version.create':
      return [{ create: newVersion(action, read) }];
    case 'sanity.action.document.replaceDraft':
      return [{ createOrReplace: action.attributes }];
    case 'sanity.action.document.version.replace':
      return [{ createOrReplace: action.document }];
    case 'sanity.action.document.edit':
      return edit(action, read);
    case 'sanity.action.document.publish':
      return publish(action, read);
    case 'sanity.action.document.unpublish':
      return unpublish(action, read);
    case 'sanity.action.document.discard':
      return [{ delete: { id: action.draftId } }];
    case 'sanity.action.document.version.discard':
      return [{ delete: { id: action.versionId } }];
    case 'sanity.action.document.delete':
      return [action.publishedId, ...action.includeDrafts]
        .filter(read)
        .map((id) => ({ delete: { id } }));
  }
};

type Named<T extends string> = Extract<Action, { actionType: `sanity.action.document.${T}` }>;

const newVersion = ({ document, versionId, baseId }: Named<'version.create'>, read: Read) => {
  const base = document ?? (baseId ? read(baseId) : undefined);
  const id = versionId ?? document?._id;
  if (!base || !id)
    throw new ClientError(400, 'A version needs an id and a document to begin with');
  return { ...contentOf(base), _id: id, _type: base._type };
};

/** An edit of a document without a draft begins one from what is published. */
const edit = ({ draftId, publishedId, patch }: Named<'edit'>, read: Read): MutationRequest[] => {
  const published = read(publishedId);
  if (!read(draftId) && !published) {
    throw new ClientError(409, `Neither "${draftId}" nor "${publishedId}" exists`);
  }
  const begin = published
    ? { ...contentOf(published), _id: draftId, _type: published._type }
    : null;
  return [
    ...(read(draftId) || !begin ? [] : [{ create: begin }]),
    { patch: { ...patch, id: draftId } },
  ];
};

const publish = (
  { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId }: Named<'publish'>,
  read: Read,
): MutationRequest[] => {
  const draft = read(draftId);
  if (!draft) throw new ClientError(409, `There is no draft "${draftId}" to publish`);
  if (ifDraftRevisionId && draft._rev !== ifDraftRevisionId) {
    throw new ClientError(409, `The draft "${draftId}" has changed since`);
  }
  const published = read(publishedId);
  if (ifPublishedRevisionId && published?._rev !== ifPublishedRevisionId) {
    throw new ClientError(409, `"${publishedId}" was published anew since`);
  }
  const next = strengthened(contentOf(draft)) as Record<string, unknown>;
  return [
    { createOrReplace: { ...next, _id: publishedId, _type: draft._type } },
    { delete: { id: draftId } },
  ];
};

const unpublish = ({ draftId, publishedId }: Named<'unpublish'>, read: Read): MutationRequest[] => {
  const published = read(publishedId);
  if (!published) throw new ClientError(409, `"${publishedId}" is not published`);
  const draft = { ...contentOf(published), _id: draftId, _type: published._type };
  return [{ delete: { id: publishedId } }, ...(read(draftId) ? [] : [{ create: draft }])];
};

/** What moves from a draft to its published document: everything but revision and time. */
const contentOf = ({ _rev, _updatedAt, ...rest }: Record<string, unknown>) => rest;

/** A reference to a document that was not published yet becomes strong when its holder is. */
const strengthened = (value: unknown): unknown =>
  mapObjects(value, ({ _strengthenOnPublish: rule, _weak, ...rest }) => {
    if (!rule) return _weak === undefined ? rest : { ...rest, _weak };
    return (rule as { weak?: boolean }).weak ? { ...rest, _weak: true } : rest;
  });
