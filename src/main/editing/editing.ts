import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import type { Studio } from '#src/server/front/studio.ts';
import { canBuild, WHY_NOT } from './workshop.ts';

export type Editing = { studio: () => Promise<Studio>; close: () => Promise<void> };

/** Whether there is a content that the Studio of this process may edit. */
const isEditable = (config: Config): boolean =>
  config.sanity !== undefined || editingPort(config) !== undefined;

/** Whether this process offers the Studio. */
export const canEdit = (config: Config): boolean => isEditable(config) && canBuild();

/** Opens what the Studio needs. All of it is loaded here, for most servers never do. */
export const startEditing = async (config: Config): Promise<Editing> => {
  const [{ openStudio }, { startContent }] = await Promise.all([
    import('./studio.ts'),
    import('./content.ts'),
  ]);
  const content = await startContent(config);
  return { studio: openStudio(config), close: async () => content?.close() };
};

/** Where to edit or why not, for the lines that a start prints. */
export const describeEditing = (config: Config): string => {
  if (canEdit(config)) return `editing: ${config.siteUrl}/studio`;
  return isEditable(config)
    ? `editing: off, for ${WHY_NOT}`
    : 'editing: off, for it wants HOST and SITE_URL on this machine, without https';
};

/** Where somebody changes the content of this process, for a sentence that asks for it. */
export const whereToEdit = (config: Config): string => {
  if (canEdit(config)) return `${config.siteUrl}/studio`;
  return config.sanity
    ? `the Studio of the project ${config.sanity.projectId}`
    : 'the Studio of a checkout (npm start), before a build';
};
