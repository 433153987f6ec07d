import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ready } from '#src/main/identity-provider/people.ts';

/** A page, without its language, and who looks at it: nobody in particular, where it says nothing. */
export type SitePage = {
  path: string;
  as?: Ready;
  /** What stands there once all that is the reader's own has come. */
  shows?: string;
};

/** Made when they are asked for. */
const OPEN: readonly SitePage[] = [
  { path: '/after-signup' },
  { path: '/newsletter/confirm?token=forged' },
  { path: '/nothing' },
  { path: '/tutors' },
];
const ROOMS: readonly SitePage[] = [
  { path: '/student', as: 'learner', shows: '.road-scroll' },
  { path: '/lessons', as: 'learner' },
  { path: '/tutor', as: 'tutor' },
  { path: '/tutor/availability', as: 'tutor' },
  { path: '/tutor/profile', as: 'tutor' },
  { path: '/teacher-onboarding', as: 'tutor' },
  { path: '/admin', as: 'admin' },
  { path: '/Data-Center', as: 'admin' },
];

/** Every page of a build, with those that the server makes. Rejects where nothing is built. */
export const pagesOf = async (folder: string): Promise<SitePage[]> => {
  const files = await readdir(join(folder, 'en'), { recursive: true });
  const built = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}` }));
  return [...[...built, ...OPEN].sort((a, b) => (a.path < b.path ? -1 : 1)), ...ROOMS];
};
