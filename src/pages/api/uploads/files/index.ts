import { uploadTutorFile } from '#src/features/teach/uploads/uploads.contract.ts';
import {
  refuseOthers,
  storeTutorFile,
  uploadRoom,
} from '#src/features/teach/uploads/uploads.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(uploadTutorFile, storeTutorFile, {
  limit: 'uploads',
  admit: refuseOthers,
  room: uploadRoom,
});
