import { ImageUp, LoaderCircle, Trash2, UserRound } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { ACCEPTED_TYPES, MIN_PORTRAIT_PX, pictureAddress } from '#src/domain/uploads.ts';
import { useAsksBeforeLeaving } from '#src/ui/use-asks-before-leaving.ts';
import { fieldId, useFieldValue } from '../fields/field-state.ts';
import { Field } from '../fields/Field.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** The profile picture: chosen, cut to a square, sent at once. */
export const ProfilePicture = () => {
  const { copy, form, locale } = useWizard();
  const t = copy.fields.profile;
  const files = copy.fields.education;
  const { value: key, fault, change } = useFieldValue(form, 'profilePictureKey');
  const { upload, choose, send, stopCropping } = usePictureUpload({
    ...{ copy, locale },
    onStored: change,
  });
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const path = 'profilePictureKey';

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again after it failed.
    event.target.value = '';
    if (file) void choose(file);
  };
  const remove = () => {
    change('');
    // The button that had the focus is gone.
    chooser.current?.focus();
  };
  const isUploading = upload.at === 'uploading';
  const isBusy = isUploading || upload.at === 'opening';
  const underWay = isUploading ? files.uploading : copy.crop.loading;
  const says = isBusy ? underWay : key ? t.changePicture : t.choosePicture;
  useAsksBeforeLeaving(isUploading);
  return (
    <Field
      path={path}
      label={<span className="sr-only">{t.picture}</span>}
      hint={t.pictureHint}
      fault={
        upload.at === 'failed' ? upload.message : isBusy ? undefined : fault && copy.faults[fault]
      }
    >
      <div className="flex flex-wrap items-center gap-5">
        {key ? (
          <img
            src={pictureAddress(key)}
            alt={t.pictureAlt}
            width="120"
            height="120"
            className="size-30 rounded-full object-cover"
          />
        ) : (
          <span className="grid size-30 place-content-center rounded-full border-2 border-dashed border-line text-muted">
            <UserRound size={48} aria-hidden="true" />
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <button
            ref={chooser}
            type="button"
            id={fieldId(path)}
            className="button button-quiet"
            aria-label={`${t.picture}: ${says}`}
            aria-disabled={isBusy}
            aria-describedby={`${fieldId(path)}-hint ${fieldId(path)}-fault`}
            onClick={() => !isBusy && input.current?.click()}
          >
            {isBusy ? (
              <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
            ) : (
              <ImageUp size={18} aria-hidden="true" />
            )}
            {says}
          </button>
          {key && !isBusy && (
            <button type="button" className="button button-quiet" onClick={remove}>
              <Trash2 size={18} aria-hidden="true" />
              {t.removePicture}
            </button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED_TYPES.profile.join()}
          onChange={take}
        />
        <p role="status" className="sr-only">
          {isBusy ? underWay : key ? files.uploaded : ''}
        </p>
      </div>
      {upload.at === 'cropping' && (
        <upload.Dialog
          file={upload.file}
          copy={copy.crop}
          leastSide={MIN_PORTRAIT_PX}
          onCrop={(square) => void send(square)}
          onClose={stopCropping}
        />
      )}
    </Field>
  );
};
