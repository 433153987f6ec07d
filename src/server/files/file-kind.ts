import { fileTypeFromBuffer } from 'file-type';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf';

const KINDS: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** All that tells our kinds apart; a sniffer that reads on could be kept busy by what it reads. */
const SAMPLE_BYTES = 4100;

/** What a file is by its content, whatever its name says; undefined for all that we don't take. */
export const fileKindOf = async (file: Blob): Promise<FileKind | undefined> => {
  const found = await fileTypeFromBuffer(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  return found && KINDS[found.mime];
};
