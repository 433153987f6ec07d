import { partOfPicture } from '#src/lib/part-of-picture.ts';
import type { Assets } from './assets.ts';
import { assetDocument } from './export-form.ts';
import { ok, type Call, type Reply } from './http.ts';
import { ClientError } from './client-error.ts';

/** Takes an uploaded file: `POST /assets/<images|files>/<dataset>?filename=…`. */
export const answerUpload = async (
  call: Call,
  assets: readonly Assets[],
): Promise<Reply | undefined> => {
  if (call.method !== 'POST') return undefined;
  const own = assets.find(({ kind }) => kind.folder === call.path[1]);
  if (!own) throw new ClientError(400, 'Only pictures and recordings can be uploaded');
  const content = await call.body(own.kind.limit);
  const asset = await own.upload(content, call.search.get('filename') ?? '');
  return ok({ document: assetDocument(asset) });
};

type AssetAddress = { folder: string; name: string; search: URLSearchParams };

/**
 * A file by its address: `/images/<project>/<dataset>/<sha1>-<width>x<height>.<format>`, or with
 * `?rect=<left>,<top>,<width>,<height>` a part of a picture. Other wishes of such an address, as its
 * size, only spare bytes, of which there are enough on this machine.
 */
export const answerAsset = async (
  { folder, name, search }: AssetAddress,
  assets: readonly Assets[],
): Promise<Reply> => {
  const own = assets.find(({ kind }) => kind.folder === folder);
  const asset = own?.find(`${own.kind.prefix}-${name.replace('.', '-')}`);
  if (!asset) return { status: 404, json: { message: 'There is no such file' } };
  const rect = search.get('rect');
  if (rect === null || own?.kind.prefix !== 'image') {
    return { status: 200, file: asset.file, type: asset.mimeType };
  }
  try {
    const bytes = await partOfPicture(asset.file, rect).toBuffer();
    return { status: 200, bytes, type: asset.mimeType };
  } catch {
    return { status: 400, json: { message: `${rect} is no part of this picture` } };
  }
};
