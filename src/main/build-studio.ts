/** Builds the Studio where its sources have changed: a part of `npm run build`. */
import { buildStudio } from './editing/built-studio.ts';

await buildStudio();
