import { cleanUploads } from '#src/features/uploads/clean.server.ts';
import { maintenance } from '#src/server/maintenance.ts';

export const prerender = false;
export const ALL = maintenance({ 'uploads-clean': cleanUploads });
