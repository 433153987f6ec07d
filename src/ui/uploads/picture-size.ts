/**
 * The size of a chosen file as a picture, upright, where this browser can decode it to its end. An
 * `img` shows one that was cut off as well, its lower part empty. Never throws.
 */
export const pictureSize = async (
  file: File,
): Promise<{ width: number; height: number } | undefined> => {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
};
