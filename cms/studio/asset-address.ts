import { isRecord, textIn } from '#cms/check/walk.ts';
import { asUploaded } from '#src/content/cropped.ts';
import { crop } from '#src/content/picture.ts';

type Place = { apiHost?: string; projectId?: string; dataset?: string };

const REFERENCE = /^(image|file)-([0-9a-zA-Z]+(?:-\d+x\d+)?)-(\w+)$/;

/** Where the file of a picture or a recording is: on this machine, or on Sanity's servers. */
export const addressOfAsset = (
  reference: string,
  { apiHost = 'https://api.sanity.io', projectId = '', dataset = '' }: Place,
): string | undefined => {
  const [, kind, name, format] = REFERENCE.exec(reference) ?? [];
  if (!kind || !name || !format) return undefined;
  const host = apiHost.replace('https://api.', 'https://cdn.');
  return `${host}/${kind}s/${projectId}/${dataset}/${name}.${format}`;
};

/** Where a picture is as its field in a document has it: its file, or what an editor’s crop leaves of it. */
export const addressOfPicture = (field: unknown, place: Place): string | undefined => {
  if (!isRecord(field)) return undefined;
  const url = addressOfAsset(textIn(field['asset'], '_ref'), place);
  return url && asUploaded({ url, crop: crop.safeParse(field['crop']).data ?? null })?.src;
};
