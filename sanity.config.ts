import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { SINGLETONS } from '#cms/schema/index.ts';
import { structure } from '#cms/structure.ts';
import { helpTool } from '#cms/studio/help/help-tool.tsx';
import { recordingsTool } from '#cms/studio/recordings/tool/recordings-tool.tsx';
import { NavbarWithStatus } from '#cms/studio/PublishingStatus.tsx';
import { SeeOnSite } from '#cms/studio/SiteLinks.tsx';
import { isEmbedded, source } from '#cms/studio/source.ts';
import { studioTypes } from '#cms/studio/studio-types.ts';
import { wording } from '#cms/studio/wording.ts';
import { isOnSite } from '#src/content/place-on-site.ts';
import '#cms/studio/recordings/recordings.css';
import '#cms/studio/studio.css';

/** Of which there are as many documents as pages: another one or one fewer would break its page. */
const isFixed = (type: string): boolean =>
  Object.hasOwn(SINGLETONS, type) || type === 'legalDocument';

/** What is fixed is edited and published. */
const FIXED_ACTIONS = ['publish', 'discardChanges', 'restore'];

export default defineConfig({
  name: 'hanlu',
  title: 'Hanlu',
  ...source,
  i18n: { bundles: wording },
  studio: { components: { navbar: NavbarWithStatus } },
  plugins: [structureTool({ structure })],
  tools: (tools) => [...tools, recordingsTool, helpTool],
  schema: {
    types: studioTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !isFixed(schemaType)),
  },
  document: {
    ...(isEmbedded && { comments: { enabled: false } }),
    actions: (actions, { schemaType }) => [
      ...(isFixed(schemaType)
        ? actions.filter(({ action }) => action && FIXED_ACTIONS.includes(action))
        : actions),
      ...(isOnSite(schemaType) ? [SeeOnSite] : []),
    ],
  },
});
