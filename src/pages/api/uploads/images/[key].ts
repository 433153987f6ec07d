import { serveImage } from '#src/features/teach/uploads/read-upload.server.ts';
import { readImage } from '#src/features/teach/uploads/uploads.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(readImage, serveImage);
