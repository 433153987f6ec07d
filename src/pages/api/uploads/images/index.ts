import { uploadImage } from '#src/features/teach/uploads/uploads.contract.ts';
import {
  refuseUploads,
  storeImage,
  uploadRoom,
} from '#src/features/teach/uploads/uploads.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(uploadImage, storeImage, {
  limit: 'uploads',
  admit: refuseUploads,
  room: uploadRoom,
});
