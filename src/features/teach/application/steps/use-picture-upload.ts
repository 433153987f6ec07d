import { useState } from 'react';
import { isSmallPortrait } from '#src/domain/uploads.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CropDialog } from '#src/ui/uploads/CropDialog.tsx';
import { pictureSize } from '#src/ui/uploads/picture-size.ts';
import { uploadTutorFile } from '#src/ui/uploads/upload-tutor-file.ts';
import type { WizardCopy } from '../copy.ts';
import { faultOfFile } from '../saving/uploading.ts';

/** Only those who choose a picture need it; without a connection nobody gets it. */
const loadCropDialog = () => import('#src/ui/uploads/CropDialog.tsx').catch(() => undefined);

/** The item id of the one picture. */
const AVATAR = 'avatar';

type PictureUpload =
  | { at: 'idle' }
  | { at: 'opening' }
  | { at: 'cropping'; file: File; Dialog: typeof CropDialog }
  | { at: 'uploading' }
  | { at: 'failed'; message: string };

type Options = {
  copy: WizardCopy;
  locale: Locale<'teach'>;
  /** Told the key under which the picture is stored. */
  onStored: (key: string) => void;
};

/** How far the profile picture is: chosen and being opened, being cut to a square, on its way. */
export const usePictureUpload = ({ copy, locale, onStored }: Options) => {
  const t = copy.fields.education;
  const [upload, setUpload] = useState<PictureUpload>({ at: 'idle' });

  const fail = (message: string) => setUpload({ at: 'failed', message });
  const choose = async (file: File) => {
    const wrong = faultOfFile(file, 'profile');
    if (wrong) {
      fail(t[wrong]);
      return;
    }
    setUpload({ at: 'opening' });
    const [loaded, size] = await Promise.all([loadCropDialog(), pictureSize(file)]);
    if (!size) fail(copy.crop.broken);
    else if (isSmallPortrait(size)) fail(copy.fields.profile.pictureTooSmall);
    else if (!loaded) fail(t.uploadFailed);
    else setUpload({ at: 'cropping', file, Dialog: loaded.CropDialog });
  };
  const send = async (square: File) => {
    setUpload({ at: 'uploading' });
    const sent = await uploadTutorFile(square, 'profile', AVATAR, { locale });
    if (sent.ok) {
      onStored(sent.key);
      setUpload({ at: 'idle' });
    } else fail(sent.message || t.uploadFailed);
  };

  return { upload, choose, send, stopCropping: () => setUpload({ at: 'idle' }) };
};
