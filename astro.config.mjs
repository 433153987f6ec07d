// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { ownServer } from './src/main/build/adapter.ts';
import { checkedContent } from './src/main/build/checked-content.ts';
import { compressedFiles } from './src/main/build/compressed-files.ts';
import { offlineUse } from './src/main/build/offline.ts';
import { ownPolicies } from './src/main/build/own-policy.ts';
import { lightPreload } from './src/main/build/preload.ts';
import { stamp } from './src/main/build/stamp.ts';
import { zodWithoutEval } from './src/main/build/zod-without-eval.ts';
import { studioInDevelopment } from './src/main/editing/studio-in-development.ts';
import { bundleBackgroundRemoval } from './src/features/learn/festivals/booth/bundling.ts';
import { readConfig } from './src/lib/config.ts';
import { isListedPage, localizedTwins } from './src/i18n/sitemap.ts';

const { siteUrl, sanity, backgroundRemoval } = readConfig(process.env);

export default defineConfig({
  site: siteUrl,
  output: 'static',
  adapter: ownServer(),
  integrations: [
    checkedContent(),
    react(),
    mdx(),
    sitemap({
      filter: (address) => isListedPage(new URL(address).pathname),
      serialize: (item) => ({ ...item, links: localizedTwins(item.url) }),
    }),
    ownPolicies(),
    offlineUse(),
    compressedFiles(),
    stamp(),
  ],
  // The pages are text first: one request fewer beats a cached stylesheet.
  build: { inlineStylesheets: 'always' },
  image: {
    domains: ['cdn.sanity.io'],
    service: {
      entrypoint: './src/main/build/cropped-pictures.ts',
      // Drawings like ours look as with sharp's own 50 and 4, weigh a fifth less and take a tenth of
      // the time, which was most of a first build.
      config: { avif: { quality: 44, effort: 2 } },
    },
  },
  cacheDir: './.astro',
  security: {
    // The front writes the forwarded headers of every request, so they hold the truth here.
    allowedDomains: [{ hostname: new URL(siteUrl).hostname }],
    // src/middleware.ts judges who sent a request; a mail program may unsubscribe its reader.
    checkOrigin: false,
    csp:
      process.env.NODE_ENV === 'development'
        ? false
        : {
            directives: [
              "default-src 'self'",
              "img-src 'self' data: blob:",
              "media-src 'self' blob:",
              "connect-src 'self'",
              "object-src 'none'",
              "base-uri 'none'",
              "form-action 'self'",
            ],
          },
  },
  devToolbar: { enabled: false },
  vite: {
    define: {
      'import.meta.env.SANITY_PROJECT': JSON.stringify(sanity?.projectId ?? null),
    },
    // A request costs more than so many bytes in the page.
    build: { assetsInlineLimit: 512 },
    environments: {
      ssr: {
        build: {
          rolldownOptions: {
            output: {
              // Node keeps the text of its code, with two bytes for each letter where one is beyond
              // Latin-1; names and lines stay for the log (docs/decisions/297-code-in-latin-letters.md).
              comments: false,
              minify: {
                compress: false,
                mangle: false,
                codegen: { asciiOnly: true, removeWhitespace: false },
              },
            },
          },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Small modules that pages share: one file, not seven. What a group takes, all its pages
                // load: name files, never a folder that will grow.
                groups: [
                  // What each island needs.
                  {
                    name: 'react',
                    test: /node_modules\/(?:(?:react|react-dom|scheduler|@nanostores\/react)\/|@astrojs\/react\/dist\/client\.js|lucide-react\/dist\/esm\/(?:Icon|context|createLucideIcon|shared))/,
                  },
                  {
                    name: 'common',
                    test: /src\/(?:i18n\/(?:locales|paths|messages)|lib\/(?:signed-in|data-saver|local-text)|domain\/practice-pages|learning\/device\/has-practised)\.ts|vite\/preload-helper/,
                  },
                  // What an article needs at once; what it says and keeps comes with the first press.
                  {
                    name: 'pressed',
                    test: /src\/(?:ui\/speech\/(?:speak-buttons|press\.machine|speaker-failure)|learning\/(?:keep\/(?:bind-keep|write-address)|tell))\.ts/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [tailwindcss(), lightPreload(), zodWithoutEval(), studioInDevelopment()],
    worker: { format: 'es', plugins: () => [bundleBackgroundRemoval(backgroundRemoval)] },
  },
});
