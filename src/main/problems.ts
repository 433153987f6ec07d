import { isAbsolute, join, resolve } from 'node:path';
import type { FoundDatabase } from '#db/client.ts';
import { isLoopback } from '#src/lib/config/fields.ts';
import { isShared, placeOfDatabase } from '#src/lib/config/database.ts';
import { DEFAULT_SENDER } from '#src/lib/config/mail.ts';
import type { Config } from '#src/lib/config.ts';
import { buildsFolder, POINTER } from '#src/server/publishing/build-store.ts';
import { canBuild, WHY_NOT } from './editing/workshop.ts';

/** Whether others than the people at this machine can come. */
const isHosted = ({ host, siteUrl }: Config): boolean =>
  !isLoopback(host) || !isLoopback(new URL(siteUrl).hostname);

const contentOf = (project: string | undefined): string =>
  project === undefined ? 'cms/dataset' : `the project ${project}`;

/** What a start met beside its settings. */
export type Met = {
  /** What the pages were built with: their address and their content. */
  built: {
    site: string | undefined;
    /** The project that held the content; undefined means `cms/dataset`. */
    project: string | undefined;
  };
  database: FoundDatabase;
  /** The name of the pages to show, where none are called so. */
  strayPointer?: string | undefined;
  /** Whether this process can make new pages. */
  builds?: boolean;
};

/**
 * What an operator has to put right before visitors come, a sentence each: settings that are right
 * by themselves and wrong for a site that others can reach.
 */
export const problemsOf = (
  config: Config,
  { built, database, strayPointer, builds = canBuild() }: Met,
): string[] => {
  const { siteUrl, dataDir, login, mail, sanity } = config;
  const isElsewhere = built.site !== undefined && new URL(built.site).origin !== siteUrl;
  const always: [boolean, string][] = [
    [
      database === 'newer',
      'the database is of a newer version of the site than this code: start that version again, or bring back a copy from before it',
    ],
    [
      strayPointer !== undefined,
      `no pages are called “${strayPointer}”, so others are shown: write the name of a folder beside it into ${join(buildsFolder(config), POINTER)}`,
    ],
    [
      sanity !== undefined && sanity.webhookSecret === undefined,
      'nothing tells of publications: set SANITY_WEBHOOK_SECRET, or they are noticed up to ten minutes later',
    ],
    [
      sanity !== undefined && sanity.deployHook === undefined && !builds,
      `publications never reach the pages, for ${WHY_NOT}: set DEPLOY_HOOK_URL, or run the site in its repository with all its packages`,
    ],
    [
      !builds && sanity?.projectId !== built.project,
      `the pages were built with the content of ${contentOf(built.project)}, and what is made on demand comes from ${contentOf(sanity?.projectId)}: build them with the SANITY_… of this server`,
    ],
    [
      mail.smtpUrl !== undefined && mail.from === DEFAULT_SENDER,
      'MAIL_FROM is an address that does not exist: most mails will be refused',
    ],
  ];
  const isSecure = siteUrl.startsWith('https:');
  const hosted: [boolean, string][] = [
    [
      isElsewhere,
      `the pages were built for ${built.site} and name that address to search engines: build them with SITE_URL=${siteUrl}`,
    ],
    [
      database === 'new',
      `${placeOfDatabase(config.database)} is a new, empty database: where this site had one before, set ${isShared(config.database) ? 'DATABASE_URL' : 'DATA_DIR'} as it was then`,
    ],
    [
      !isAbsolute(dataDir),
      `DATA_DIR is “${dataDir}”, which another folder of code would not find: set it to ${resolve(dataDir)}`,
    ],
    [
      isLoopback(new URL(siteUrl).hostname),
      `SITE_URL is ${siteUrl}: links in mails and the way back from signing in lead to the visitor's own machine`,
    ],
    [
      !isSecure && !isLoopback(new URL(siteUrl).hostname),
      'SITE_URL has no https: browsers give such a site no camera, no microphone and no offline use, and whoever is on the way reads along',
    ],
    [
      isSecure && config.trustedProxies === 0,
      'TRUSTED_PROXIES is 0, but https means that a proxy stands before this server: all visitors share one limit on requests',
    ],
    [login === undefined, 'nobody can sign in: set OIDC_ISSUER and OIDC_CLIENT_ID'],
    [
      login !== undefined && config.adminEmails.length === 0,
      'nobody can approve applications: set ADMIN_EMAILS',
    ],
    [
      config.securityContacts.length === 0,
      'weaknesses of this site can be reported to nobody: set SECURITY_CONTACT',
    ],
    [mail.smtpUrl === undefined, 'mails reach nobody: set SMTP_URL'],
  ];
  return [...always, ...(isHosted(config) ? hosted : [])].flatMap(([holds, sentence]) =>
    holds ? sentence : [],
  );
};
