/** Whether this browser can show a chosen file as a picture. Never throws. */
export const opensAsPicture = async (file: File): Promise<boolean> => {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
};
