import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { SINGLETONS, schemaTypes } from '#cms/schema/index.ts';
import { structure } from '#cms/structure.ts';

const isSingleton = (type: string): boolean => Object.hasOwn(SINGLETONS, type);

/** A singleton is edited and published; a second one or none at all would break its page. */
const SINGLETON_ACTIONS = ['publish', 'discardChanges', 'restore'];

export default defineConfig({
  name: 'hanlu',
  title: 'Hanlu',
  // The names have to stand here in full: the build replaces them by their values.
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'embedded',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool({ structure })],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  document: {
    actions: (actions, { schemaType }) =>
      isSingleton(schemaType)
        ? actions.filter(({ action }) => action && SINGLETON_ACTIONS.includes(action))
        : actions,
  },
});
