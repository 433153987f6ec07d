import { FileUp, Trash2, X } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { classes } from '#src/lib/html.ts';
import { ACCEPTED_TYPES, type TutorFileKind } from '#src/domain/uploads.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { fieldId } from './field-state.ts';
import { Field } from './Field.tsx';
import { FileStatus } from './FileStatus.tsx';
import { useFileUpload } from './use-file-upload.ts';

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

/** One document: chosen, sent at once, and named when it is stored (APPLICATION-25). */
export const FileField = (props: Props) => {
  const { path, kind, itemId, label, isRequired, fileName, isStored, fault, onChange, onBusy } =
    props;
  const { copy, locale } = useWizard();
  const t = copy.fields.education;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const canceller = useRef<HTMLButtonElement>(null);
  const statusId = useId();

  const tellBusy = (isBusy: boolean) => {
    onBusy(isBusy);
    // The button that cancels goes, and must not take the focus with it.
    if (!isBusy && document.activeElement === canceller.current) chooser.current?.focus();
  };
  const { upload, send, cancel } = useFileUpload({
    ...{ copy, locale, kind, itemId, onChange },
    onBusy: tellBusy,
  });

  const says = isStored ? t.changeFile : t.chooseFile;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it failed.
    event.target.value = '';
    if (file) void send(file);
  };
  const remove = () => {
    onChange({ name: '', key: '' });
    chooser.current?.focus();
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
          aria-label={`${label}: ${says}`}
          className={classes('button button-quiet', isUploading && 'opacity-55')}
          aria-disabled={isUploading}
          aria-describedby={`${statusId} ${fieldId(path)}-hint ${fieldId(path)}-fault`}
          onClick={() => !isUploading && input.current?.click()}
        >
          <FileUp size={18} aria-hidden="true" />
          {says}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED_TYPES[kind].join()}
          onChange={choose}
        />
        <FileStatus
          id={statusId}
          {...{ copy, upload }}
          storedName={isStored ? fileName : undefined}
        />
        {isUploading && (
          <>
            <progress
              className="progress-bar w-24"
              max={100}
              value={upload.percent}
              aria-label={t.uploading}
            />
            <button
              ref={canceller}
              type="button"
              className="button size-11 button-quiet border-transparent p-0"
              aria-label={t.cancelUpload}
              onClick={cancel}
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
            onClick={remove}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </Field>
  );
};
