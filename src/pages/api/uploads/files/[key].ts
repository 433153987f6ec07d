import { serveTutorFile } from '#src/features/teach/uploads/read-upload.server.ts';
import { readTutorFile } from '#src/features/teach/uploads/uploads.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(readTutorFile, serveTutorFile);
