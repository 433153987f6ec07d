import { z } from 'zod';
import { isLoopback, isPlainAddress, secret } from './fields.ts';

export const contentVariables = {
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'a project id in small letters, digits and dashes')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, 'a dataset name in small letters, digits, - and _')
    .default('production'),
  SANITY_API_TOKEN: secret('an API token').optional(),
  SANITY_WEBHOOK_SECRET: secret('the secret of a webhook').optional(),
  DEPLOY_HOOK_URL: z.string().refine(isPlainAddress, 'an http(s) address').optional(),
};

export type SanityConfig = {
  projectId: string;
  dataset: string;
  token: string | undefined;
  /** Signs what the project tells us of publications; undefined means that it tells nothing. */
  webhookSecret: string | undefined;
  /** Whom to ask for new pages; undefined means that this server builds them. */
  deployHook: string | undefined;
};

/** Hosted content; undefined means the dataset in this repository. */
export const contentConfig = (
  variables: z.output<z.ZodObject<typeof contentVariables>>,
): SanityConfig | undefined =>
  variables.SANITY_PROJECT_ID
    ? {
        projectId: variables.SANITY_PROJECT_ID,
        dataset: variables.SANITY_DATASET,
        token: variables.SANITY_API_TOKEN,
        webhookSecret: variables.SANITY_WEBHOOK_SECRET,
        deployHook: variables.DEPLOY_HOOK_URL,
      }
    : undefined;

type Place = { host: string; port: number; siteUrl: string; sanity: SanityConfig | undefined };

/**
 * The port of the content server, two after the site's. It lets anyone write who can reach it, so
 * it is there only where nobody else can come; nothing in a hosted configuration. It speaks no TLS,
 * and to a page with https it would be another site.
 */
export const editingPort = ({ host, port, siteUrl, sanity }: Place): number | undefined => {
  const { protocol, hostname } = new URL(siteUrl);
  const isAlone = isLoopback(host) && isLoopback(hostname) && protocol === 'http:';
  return sanity || !isAlone ? undefined : port + 2;
};
