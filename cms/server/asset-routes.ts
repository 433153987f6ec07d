import { assetDocument } from './export-form.ts';
import { ok, type Call, type Reply } from './http.ts';
import { IMAGE_LIMIT, type Images } from './images.ts';
import { ClientError } from './client-error.ts';

/** Takes an uploaded picture: `POST /assets/images/<dataset>?filename=…`. */
export const answerUpload = async (call: Call, images: Images): Promise<Reply | undefined> => {
  if (call.method !== 'POST') return undefined;
  if (call.path[1] !== 'images') throw new ClientError(400, 'Only pictures can be uploaded');
  const content = await call.body(IMAGE_LIMIT);
  const image = await images.upload(content, call.search.get('filename') ?? '');
  return ok({ document: assetDocument(image) });
};

/** A picture by its address: `/images/<project>/<dataset>/<sha1>-<width>x<height>.<format>`. */
export const answerImage = (file: string, images: Images): Reply => {
  const image = images.find(`image-${file.replace('.', '-')}`);
  if (!image) return { status: 404, json: { message: 'There is no such picture' } };
  const { format } = image;
  const type = `image/${format === 'jpg' ? 'jpeg' : format}`;
  return { status: 200, file: image.file, type };
};
