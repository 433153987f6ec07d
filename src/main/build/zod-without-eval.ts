import type { Plugin } from 'vite';

/** In browsers zod keeps to the pages' policy, and does not try what they forbid (decision 256). */
export const zodWithoutEval = (): Plugin => ({
  name: 'hanlu:zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => ({ code: `${code}\nconfig({ jitless: true });\n`, map: null }),
  },
});
