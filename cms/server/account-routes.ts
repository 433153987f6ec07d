import { z } from 'zod';
import { NAMELESS, nameOfEditor } from '#cms/editor-name.ts';
import { DATASET, PROJECT } from './export-form.ts';
import { ok, readJson, type Call, type Reply } from './http.ts';

/** Whoever can reach this server is on this machine and may edit, by whatever name. */
const editor = (id: string, name: string) => ({
  id,
  name,
  displayName: name,
  givenName: name,
  familyName: '',
  email: 'editor@localhost',
  profileImage: '',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator', description: '' }],
  provider: 'local',
  projectId: PROJECT,
});

const NAMES: Record<string, string> = { [NAMELESS]: 'Local editor' };

/** In a history an author may be nobody of the Studio: the files were changed by other hands. */
const userOf = (id: string) => editor(id, nameOfEditor(id) ?? NAMES[id] ?? 'Files');

const SOMEBODY = userOf(NAMELESS);

const NEVER = Date.UTC(2100, 0) / 1000;

const FIXED: Record<string, unknown> = {
  'auth/providers': { providers: [], thirdPartyLogin: false },
  'check/cors': { result: { allowed: true, withCredentials: true } },
  features: [],
  ping: 'pong',
  help: { resources: { sectionArray: [] } },
  'journey/announcements': [],
  'journey/asset-limit': null,
  'journey/comments': null,
  'journey/document-limit': null,
  'journey/trial': null,
  'intake/telemetry-status': { status: 'denied' },
  'intake/batch': {},
  [`projects/${PROJECT}`]: {
    id: PROJECT,
    displayName: 'Hanlu',
    organizationId: null,
    studioHost: null,
    members: [{ id: SOMEBODY.id, role: SOMEBODY.role, roles: SOMEBODY.roles, isCurrentUser: true }],
    metadata: {},
    features: [],
    maxRetentionDays: 365,
  },
  [`projects/${PROJECT}/grants`]: {},
  [`projects/${PROJECT}/features`]: [],
  [`projects/${PROJECT}/roles`]: [],
  [`projects/${PROJECT}/user-applications`]: [],
  [`projects/${PROJECT}/datasets/${DATASET}/acl`]: [
    { filter: '_id in path("**")', permissions: ['read', 'update', 'create', 'history'] },
  ],
  [`projects/${PROJECT}/datasets/${DATASET}/settings`]: { maxFieldDepth: 5, strategy: 'default' },
};

const settingsShape = z.array(z.object({ key: z.string(), value: z.unknown() }));

/** Answers who is here, what they may do and what they last set; nothing for other addresses. */
export const accountRoutes = () => {
  const settings = new Map<string, unknown>();

  return async (call: Call): Promise<Reply | undefined> => {
    const [area, name, rest, keys] = call.path;
    if (area === 'users' && name === 'me' && rest === 'keyvalue') {
      if (call.method === 'GET') {
        const wanted = (keys ?? '').split(',').filter((key) => settings.has(key));
        return ok(wanted.map((key) => ({ key, value: settings.get(key) })));
      }
      const changed = await readJson(call, settingsShape);
      for (const { key, value } of changed) settings.set(key, value);
      return ok(changed);
    }
    if (area === 'users' && name === 'me') return ok(userOf(call.editor));
    if (area === 'auth' && name === 'id') return ok({ id: call.editor, expiry: NEVER });
    if (area === 'users') return ok((name ?? '').split(',').map(userOf));
    if (call.path.join('/') === `projects/${PROJECT}/datasets`) {
      const dataset = {
        name: DATASET,
        aclMode: 'private',
        datasetProfile: 'content',
        features: [],
      };
      return ok(call.search.has('datasetProfile') ? [] : [{ ...dataset, addonFor: null }]);
    }
    const address = call.path.join('/');
    return Object.hasOwn(FIXED, address) ? ok(FIXED[address]) : undefined;
  };
};
