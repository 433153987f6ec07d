import { defineCliConfig } from 'sanity/cli';

export default defineCliConfig({
  api: { projectId: 'embedded', dataset: 'production' },
  project: { basePath: '/studio' },
  // The Studio is what was tested here, not what its makers serve that day.
  deployment: { autoUpdates: false },
  reactStrictMode: false,
  vite: (config) => ({ ...config, publicDir: false }),
  typegen: {
    path: './src/content/*.ts',
    schema: '.sanity/schema.json',
    generates: 'src/content/query-types.ts',
  },
});
