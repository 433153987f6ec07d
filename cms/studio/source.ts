import type { WorkspaceOptions } from 'sanity';
import { embeddedClients } from './embedded-client.ts';

/** What the page of the Studio says of the server behind it (src/server/front/studio.ts). */
const fact = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="hanlu-${name}"]`)?.content;

type Source = Pick<WorkspaceOptions, 'projectId' | 'dataset'> & Partial<WorkspaceOptions>;

const hosted = (projectId: string): Source => ({
  projectId,
  dataset: fact('dataset') ?? process.env['SANITY_STUDIO_DATASET'] ?? 'production',
});

/** What only Sanity's own servers offer is switched off. */
const embedded = (port: string): Source => {
  const apiHost = `${location.protocol}//${location.hostname}:${port}`;
  return {
    projectId: 'embedded',
    dataset: 'production',
    apiHost,
    unstable_clientFactory: embeddedClients(apiHost),
    search: { strategy: 'groqLegacy' },
    releases: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
  };
};

const port = fact('content-port');

/** Where the Studio finds the content: a Sanity project, or the server of this machine. */
export const source: Source = port
  ? embedded(port)
  : hosted(fact('project-id') ?? process.env['SANITY_STUDIO_PROJECT_ID'] ?? 'embedded');

/** Whether the content is this machine's own. */
export const isEmbedded = port !== undefined;
