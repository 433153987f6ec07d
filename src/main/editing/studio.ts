import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import { loadStudio, type Studio, type StudioSettings } from '#src/server/front/studio.ts';
import { buildStudio, BUILT } from './built-studio.ts';

/**
 * The Studio, asked for when somebody wants to edit: `npm run build` has built it, and where its
 * sources have changed since then it is built anew.
 */
export const openStudio = (config: Config): (() => Promise<Studio>) => {
  let opened: Promise<Studio> | undefined;
  return () =>
    (opened ??= buildStudio()
      .then(() => loadStudio(BUILT, settingsFor(config)))
      .then(async (studio) => {
        // Another process may build anew in the same folder.
        await studio.site.hold();
        return studio;
      })
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      }));
};

const settingsFor = (config: Config): StudioSettings => {
  const { sanity } = config;
  if (sanity) {
    return {
      facts: { 'hanlu-project-id': sanity.projectId, 'hanlu-dataset': sanity.dataset },
      hosts: ['https://*.sanity.io', 'https://*.api.sanity.io'],
    };
  }
  const port = editingPort(config);
  if (port === undefined) return { facts: {}, hosts: [] };
  const names = ['127.0.0.1', 'localhost'];
  return {
    facts: { 'hanlu-content-port': String(port) },
    hosts: names.map((name) => `http://${name}:${port}`),
  };
};
