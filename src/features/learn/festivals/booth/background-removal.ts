/**
 * Where the model and the wasm of the background removal come from, or `off` where this site was
 * built without it.
 */
export type BackgroundRemoval = 'off' | { publicPath: string };

/** The library's own host, the one exception to self-hosting (SECURITY-5). */
const LIBRARY_HOST = 'https://staticimgly.com/@imgly/background-removal-data/1.7.0/dist/';

type Settings = {
  PUBLIC_BACKGROUND_REMOVAL?: string | undefined;
  PUBLIC_BACKGROUND_REMOVAL_URL?: string | undefined;
};

const ADDRESS = /^(https?:\/\/[^\s/]+)?\/(\S*\/)?$/;

/** Reads the two settings. Throws with one sentence that names the variable when one is wrong. */
export const readBackgroundRemoval = (settings: Settings): BackgroundRemoval => {
  const mode = settings.PUBLIC_BACKGROUND_REMOVAL?.trim() || 'on';
  if (mode !== 'on' && mode !== 'off') {
    throw new Error(`PUBLIC_BACKGROUND_REMOVAL must be on or off, not “${mode}”.`);
  }
  const publicPath = settings.PUBLIC_BACKGROUND_REMOVAL_URL?.trim() || LIBRARY_HOST;
  if (!ADDRESS.test(publicPath)) {
    throw new Error(
      `PUBLIC_BACKGROUND_REMOVAL_URL must be an address such as ${LIBRARY_HOST} or /background-removal/, with a slash at the end, not “${publicPath}”.`,
    );
  }
  return mode === 'off' ? 'off' : { publicPath };
};
