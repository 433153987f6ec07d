/** Removes uploaded files that nothing needs any more: `npm run uploads:clean`. */
import { cleanUploads } from '#src/features/teach/uploads/clean.server.ts';
import { maintain } from './maintain.ts';

await maintain('uploads-clean', cleanUploads);
