import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIContext, APIRoute } from 'astro';
import { closeSharedDatabase, database } from '#db/client.ts';
import { users } from '#db/schema/users.ts';
import { serveImage, serveTutorFile } from '#src/features/teach/uploads/read-upload.server.ts';
import {
  readImage,
  readTutorFile,
  uploadImage,
  uploadTutorFile,
} from '#src/features/teach/uploads/uploads.contract.ts';
import {
  refuseUploads,
  storeImage,
  storeTutorFile,
  uploadRoom,
} from '#src/features/teach/uploads/uploads.server.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';

export type Who = { id: string; role: Role | undefined } | undefined;
export const LIN: Who = { id: 'lin', role: 'teacher' };
export const WEI: Who = { id: 'wei', role: 'teacher' };
export const SARA: Who = { id: 'sara', role: 'student' };
export const ADMIN: Who = { id: 'admin', role: 'admin' };

const routes = {
  images: {
    take: endpoint(uploadImage, storeImage, { admit: refuseUploads, room: uploadRoom }),
    give: endpoint(readImage, serveImage),
  },
  files: {
    take: endpoint(uploadTutorFile, storeTutorFile, { admit: refuseUploads, room: uploadRoom }),
    give: endpoint(readTutorFile, serveTutorFile),
  },
};
export type UploadRoute = keyof typeof routes;

export type Answer = {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { key?: string; code?: string; message?: string };
};

/** A database with four people and an empty storage, in a folder of their own. */
export const openUploads = async (): Promise<{ folder: string; close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-uploads-'));
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: '', S3_BUCKET: '' });
  const db = await database();
  for (const id of ['lin', 'wei', 'sara', 'admin']) {
    const issuer = 'https://id.example';
    await db.insert(users).values({ id, issuer, subject: id, createdAt: new Date() });
  }
  return {
    folder,
    close: async () => {
      await closeSharedDatabase();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const run = async (
  route: APIRoute,
  who: Who,
  request: Request,
  params: object,
): Promise<Response> =>
  route({
    request,
    url: new URL(request.url),
    params,
    locals: { user: who },
  } as unknown as APIContext) as Promise<Response>;

/** Sends a request to the address of a route. */
export const send = async (
  route: UploadRoute,
  init: RequestInit,
  who: Who = LIN,
  lang = 'en',
): Promise<Answer> => {
  const request = new Request(`http://site.test/api/uploads/${route}?lang=${lang}`, init);
  const response = await run(routes[route].take, who, request, {});
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
};

/** Uploads through a route, with the fields that are not the point of the test filled in. */
export const upload = async (
  route: UploadRoute,
  content: Uint8Array | string,
  { name = 'a.jpg', type = 'image/jpeg', ...fields }: Record<string, string> = {},
  who: Who = LIN,
): Promise<Answer> => {
  const form = new FormData();
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  form.set(route === 'images' ? 'image' : 'file', new File([part], name, { type }));
  const usual: Record<string, string> =
    route === 'images' ? { originalSizeBytes: '1000' } : { kind: 'certificate', itemId: 'item-1' };
  for (const [field, value] of Object.entries({ ...usual, ...fields })) form.set(field, value);
  // As bytes, as they come over the wire: a form that is still being written can't be cut off.
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return send(route, { method: 'POST', body: await encoded.arrayBuffer(), headers }, who);
};

/** Asks for a stored file. */
export const fetchUpload = (route: UploadRoute, key: string, who: Who = LIN, method = 'GET') => {
  const request = new Request(`http://site.test/api/uploads/${route}/x?lang=en`, { method });
  return run(routes[route].give, who, request, { key });
};
