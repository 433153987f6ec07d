import { CircleCheck, FileUp, LoaderCircle, Trash2, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { uploadTutorFile } from '#src/ui/uploads/upload-tutor-file.ts';
import { classes } from '#src/lib/html.ts';
import { ACCEPTED_TYPES, type TutorFileKind } from '#src/lib/uploads.ts';
import { faultOfFile } from '../saving/uploading.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { fieldId } from './field-state.ts';
import { Field } from './Field.tsx';

type Props = {
  path: string;
  kind: Exclude<TutorFileKind, 'profile'>;
  itemId: string;
  label: string;
  isRequired?: boolean;
  fileName: string;
  isStored: boolean;
  fault: string | undefined;
  /** A failed upload clears both. */
  onChange: (file: { name: string; key: string }) => void;
  /** While a file is on its way, what holds it can't be saved. */
  onBusy: (isBusy: boolean) => void;
};

type Upload =
  | { at: 'idle' }
  | { at: 'uploading'; name: string; percent: number }
  | { at: 'failed'; message: string };

/** One document: chosen, sent at once, and named when it is stored (APPLICATION-25). */
export const FileField = (props: Props) => {
  const { path, kind, itemId, label, isRequired, fileName, isStored, fault, onChange, onBusy } =
    props;
  const { copy, locale } = useWizard();
  const t = copy.fields.education;
  const [upload, setUpload] = useState<Upload>({ at: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const canceller = useRef<HTMLButtonElement>(null);
  const sending = useRef<AbortController>(undefined);
  const statusId = useId();

  useEffect(() => () => sending.current?.abort(), []);

  const fail = (message: string) => {
    onChange({ name: '', key: '' });
    setUpload({ at: 'failed', message });
  };
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it failed.
    event.target.value = '';
    if (!file) return;
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
    // The button that cancels goes, and must not take the focus with it.
    if (document.activeElement === canceller.current) chooser.current?.focus();
    if (signal.aborted) {
      setUpload({ at: 'idle' });
    } else if (sent.ok) {
      onChange({ name: file.name, key: sent.key });
      setUpload({ at: 'idle' });
    } else fail(sent.message || t.uploadFailed);
  };

  const isUploading = upload.at === 'uploading';
  return (
    <Field
      path={path}
      {...{ label, isRequired }}
      hint={t.fileHint}
      fault={upload.at === 'failed' ? upload.message : isUploading ? undefined : fault}
    >
      <div className="flex flex-wrap items-center gap-3">
        <button
          ref={chooser}
          type="button"
          id={fieldId(path)}
          className={classes('button button-quiet', isUploading && 'opacity-55')}
          aria-disabled={isUploading}
          aria-describedby={`${statusId} ${fieldId(path)}-hint ${fieldId(path)}-fault`}
          onClick={() => !isUploading && input.current?.click()}
        >
          <FileUp size={18} aria-hidden="true" />
          {isStored ? t.changeFile : t.chooseFile}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED_TYPES[kind].join()}
          onChange={(event) => void send(event)}
        />
        <p id={statusId} role="status" className="flex min-w-0 items-center gap-2 text-sm">
          {isUploading && (
            <>
              <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
              {t.uploading} <bdi className="truncate">{upload.name}</bdi>
            </>
          )}
          {!isUploading && isStored && (
            <>
              <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-jade" />
              <span className="sr-only">{t.uploaded}: </span>
              <bdi className="truncate">{fileName}</bdi>
            </>
          )}
        </p>
        {isUploading && (
          <>
            <progress
              className="h-2 w-24 accent-jade"
              max={100}
              value={upload.percent}
              aria-label={t.uploading}
            />
            <button
              ref={canceller}
              type="button"
              className="button size-11 button-quiet border-transparent p-0"
              aria-label={t.cancelUpload}
              onClick={() => sending.current?.abort()}
            >
              <X size={18} aria-hidden="true" />
            </button>
          </>
        )}
        {!isUploading && isStored && (
          <button
            type="button"
            className="button size-11 button-quiet border-transparent p-0"
            aria-label={t.removeFile}
            onClick={() => {
              onChange({ name: '', key: '' });
              chooser.current?.focus();
            }}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </Field>
  );
};
