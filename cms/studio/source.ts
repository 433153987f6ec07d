import { NEVER } from 'rxjs';
import { createAuthStore, type WorkspaceOptions } from 'sanity';
import { forgetEditor } from './EditorName.tsx';
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
  const place = { projectId: 'embedded', dataset: 'production', apiHost };
  const clientFactory = embeddedClients(apiHost);
  return {
    ...place,
    unstable_clientFactory: clientFactory,
    // Nobody signs in on this machine: to sign out is to be asked for a name again.
    auth: {
      ...createAuthStore({ ...place, clientFactory, loginMethod: 'cookie', providers: [] }),
      logout: forgetEditor,
      // With none to wait for, Sanity's kit for apps asks a host that is not there who is signed in.
      token: NEVER,
    },
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
