import { useEffect, useRef, useState } from 'react';
import { uploadTutorFile } from '#src/ui/uploads/upload-tutor-file.ts';
import type { TutorFileKind } from '#src/domain/uploads.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { WizardCopy } from '../copy.ts';
import { faultOfFile } from '../saving/uploading.ts';

export type FileUpload =
  | { at: 'idle' }
  | { at: 'uploading'; name: string; percent: number }
  | { at: 'failed'; message: string };

type Options = {
  copy: WizardCopy;
  locale: Locale<'teach'>;
  kind: TutorFileKind;
  itemId: string;
  /** Told what is stored now; a failed upload clears both. */
  onChange: (file: { name: string; key: string }) => void;
  /** Told when a file starts on its way and when that is over, before the screen shows it. */
  onBusy: (isBusy: boolean) => void;
};

/** How far one document is on its way to the server; it stops when its field goes. */
export const useFileUpload = (options: Options) => {
  const { copy, locale, kind, itemId, onChange, onBusy } = options;
  const t = copy.fields.education;
  const [upload, setUpload] = useState<FileUpload>({ at: 'idle' });
  const sending = useRef<AbortController>(undefined);

  useEffect(() => () => sending.current?.abort(), []);

  const fail = (message: string) => {
    onChange({ name: '', key: '' });
    setUpload({ at: 'failed', message });
  };
  const send = async (file: File) => {
    const wrong = faultOfFile(file, kind);
    if (wrong) {
      fail(t[wrong]);
      return;
    }
    const { name } = file;
    const onProgress = (percent: number) => setUpload({ at: 'uploading', name, percent });
    const { signal } = (sending.current = new AbortController());
    onProgress(0);
    onBusy(true);
    const sent = await uploadTutorFile(file, kind, itemId, { locale, onProgress, signal });
    onBusy(false);
    if (signal.aborted) {
      setUpload({ at: 'idle' });
    } else if (sent.ok) {
      onChange({ name, key: sent.key });
      setUpload({ at: 'idle' });
    } else fail(sent.message || t.uploadFailed);
  };

  return { upload, send, cancel: () => sending.current?.abort() };
};
