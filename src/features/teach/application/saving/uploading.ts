import { ACCEPTED_TYPES, MAX_TUTOR_FILE_BYTES, type TutorFileKind } from '#src/domain/uploads.ts';

/** Why a file is not worth sending, if it is not; the server judges by content (UPLOADS-2). */
export const faultOfFile = (
  { type, size }: Pick<File, 'type' | 'size'>,
  kind: TutorFileKind,
): 'badType' | 'tooLarge' | undefined => {
  if (!ACCEPTED_TYPES[kind].includes(type)) return 'badType';
  return size > MAX_TUTOR_FILE_BYTES ? 'tooLarge' : undefined;
};
