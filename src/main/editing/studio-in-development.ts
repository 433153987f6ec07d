import type { Plugin } from 'vite';
import { editingPort } from '#src/lib/config/content.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendReply } from '#src/server/front/send-reply.ts';
import { isStudioAddress, respondStudio } from '#src/server/front/studio.ts';
import { openStudio } from './studio.ts';

/** Shows the built Studio at /studio of the development server too. */
export const studioInDevelopment = (): Plugin => ({
  name: 'hanlu-studio',
  configureServer: ({ middlewares }) => {
    const config = readConfig(process.env);
    if (!config.sanity && editingPort(config) === undefined) return;
    const studio = openStudio(config);
    middlewares.use((req, res, next) => {
      if (!isStudioAddress(req.originalUrl)) return next();
      studio()
        .then((opened) => {
          const { method, headers, originalUrl: url } = req;
          const reply = respondStudio(opened, { method, headers, url });
          res.setHeader('Content-Security-Policy', opened.policy);
          if (reply) sendReply(req, res, reply);
          else next();
        })
        .catch(next);
    });
  },
});
