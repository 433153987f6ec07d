import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineCliConfig } from 'sanity/cli';
import { withoutOutsideRequests } from './cms/studio/outside-requests.ts';
import { withoutNode } from './cms/studio/without-node.ts';

/** Characters whose strokes the site can draw, for the Studio's validation. */
const drawable = readdirSync('node_modules/hanzi-writer-data')
  .map((name) => path.basename(name, '.json'))
  .filter((name) => /^\p{Script=Han}$/u.test(name));

/** Set where the Studio is built for its own host, by `npm run studio:deploy`. */
const hosted = process.env['SANITY_STUDIO_PROJECT_ID'];

export default defineCliConfig({
  api: {
    projectId: hosted ?? 'embedded',
    dataset: process.env['SANITY_STUDIO_DATASET'] ?? 'production',
  },
  project: { basePath: hosted ? '/' : '/studio' },
  // The Studio is what was tested here, not what its makers serve that day.
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  vite: (config) => ({
    ...config,
    publicDir: false,
    plugins: [...(config.plugins ?? []), withoutOutsideRequests(), withoutNode()],
    define: { ...config.define, __DRAWABLE__: JSON.stringify(drawable.join('')) },
  }),
  typegen: {
    path: './src/content/*.ts',
    schema: '.sanity/schema.json',
    // scripts/check-query-types.ts compares it, and alone puts it in its place.
    generates: '.sanity/query-types.ts',
  },
});
