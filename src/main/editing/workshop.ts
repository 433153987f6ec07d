import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';

/** What the Studio and new pages are built from and with. */
const PARTS = ['astro.config.mjs', 'cms/schema', 'node_modules/astro', 'node_modules/sanity'];

/** Whether this process can build: the sources are here, with what they are built with. */
export const canBuild = (): boolean => PARTS.every((part) => existsSync(join(ROOT, part)));

export const WHY_NOT = 'the sources of the site and what builds them are not here';
