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
