import { z } from 'zod';
import { secret } from './fields.ts';

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
};

export type SanityConfig = { projectId: string; dataset: string; token: string | undefined };

/** Hosted content; undefined means the dataset in this repository. */
export const contentConfig = (
  variables: z.output<z.ZodObject<typeof contentVariables>>,
): SanityConfig | undefined =>
  variables.SANITY_PROJECT_ID
    ? {
        projectId: variables.SANITY_PROJECT_ID,
        dataset: variables.SANITY_DATASET,
        token: variables.SANITY_API_TOKEN,
      }
    : undefined;
