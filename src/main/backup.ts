/** Copies the database into `DATA_DIR/backups`: `npm run backup`. */
import { backUpSite } from '#src/server/backup.ts';
import { maintain } from './maintain.ts';

await maintain('backup', backUpSite);
