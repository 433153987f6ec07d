import { cleanUploads } from '#src/features/teach/uploads/clean.server.ts';
import { backUpSite } from '#src/server/backup.ts';
import { maintenance } from '#src/server/maintenance.ts';

export const prerender = false;
export const ALL = maintenance({ backup: backUpSite, 'uploads-clean': cleanUploads });
