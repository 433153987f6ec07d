import { uploadTutorFile } from '#src/features/teach/uploads/uploads.contract.ts';
import {
  refuseUploads,
  storeTutorFile,
  uploadRoom,
} from '#src/features/teach/uploads/uploads.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(uploadTutorFile, storeTutorFile, {
  limit: 'uploads',
  admit: refuseUploads,
  room: uploadRoom,
});
