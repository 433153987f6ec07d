import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { SINGLETONS, schemaTypes } from '#cms/schema/index.ts';
import { structure } from '#cms/structure.ts';
import { isEmbedded, source } from '#cms/studio/source.ts';

const isSingleton = (type: string): boolean => Object.hasOwn(SINGLETONS, type);

/** A singleton is edited and published; a second one or none at all would break its page. */
const SINGLETON_ACTIONS = ['publish', 'discardChanges', 'restore'];

export default defineConfig({
  name: 'hanlu',
  title: 'Hanlu',
  basePath: '/studio',
  ...source,
  plugins: [structureTool({ structure })],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  document: {
    ...(isEmbedded && { comments: { enabled: false } }),
    actions: (actions, { schemaType }) =>
      isSingleton(schemaType)
        ? actions.filter(({ action }) => action && SINGLETON_ACTIONS.includes(action))
        : actions,
  },
});
