import { z } from 'zod';

/** The library's own host, the one exception to self-hosting (SECURITY-5). */
const LIBRARY_HOST = 'https://staticimgly.com/@imgly/background-removal-data/1.7.0/dist/';

export const boothVariables = {
  PUBLIC_BACKGROUND_REMOVAL: z.enum(['on', 'off'], 'on or off').default('on'),
  PUBLIC_BACKGROUND_REMOVAL_URL: z
    .string()
    .regex(
      /^(https?:\/\/[^\s/]+)?\/(\S*\/)?$/,
      `an address such as ${LIBRARY_HOST} or /background-removal/, with a slash at the end`,
    )
    .default(LIBRARY_HOST),
};

/**
 * Where the model and the wasm of the background removal come from, or `off` where this site was
 * built without it.
 */
export type BackgroundRemoval = 'off' | { publicPath: string };

export const backgroundRemoval = ({
  PUBLIC_BACKGROUND_REMOVAL,
  PUBLIC_BACKGROUND_REMOVAL_URL,
}: z.output<z.ZodObject<typeof boothVariables>>): BackgroundRemoval =>
  PUBLIC_BACKGROUND_REMOVAL === 'off' ? 'off' : { publicPath: PUBLIC_BACKGROUND_REMOVAL_URL };
