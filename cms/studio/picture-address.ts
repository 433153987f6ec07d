type Place = { apiHost?: string; projectId?: string; dataset?: string };

const REFERENCE = /^image-([0-9a-zA-Z]+)-(\d+x\d+)-(\w+)$/;

/** Where the file of a picture is: on this machine, or on Sanity's image server. */
export const addressOfPicture = (
  reference: string,
  { apiHost = 'https://api.sanity.io', projectId = '', dataset = '' }: Place,
): string | undefined => {
  const [, id, size, format] = REFERENCE.exec(reference) ?? [];
  if (!id || !size || !format) return undefined;
  const host = apiHost.replace('https://api.', 'https://cdn.');
  return `${host}/images/${projectId}/${dataset}/${id}-${size}.${format}`;
};
