/** Saves a file under a name. */
export const download = (url: string, name: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;

export type Shared = 'shared' | 'cancelled' | 'unavailable';

/** Hands the picture to the device's own share sheet, where there is one for files. */
export const share = async (file: File, sharer: Sharer = navigator): Promise<Shared> => {
  const data = { files: [file] };
  if (!sharer.share || !sharer.canShare?.(data)) return 'unavailable';
  try {
    await sharer.share(data);
    return 'shared';
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'unavailable';
  }
};
