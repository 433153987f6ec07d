import { CircleCheck, LoaderCircle } from 'lucide-react';
import type { WizardCopy } from '../copy.ts';
import type { FileUpload } from './use-file-upload.ts';

type Props = {
  id: string;
  copy: WizardCopy;
  upload: FileUpload;
  /** The document that is stored, if there is one. */
  storedName: string | undefined;
};

/** Names the document that is on its way, or else the one that is stored. */
export const FileStatus = ({ id, copy, upload, storedName }: Props) => {
  const t = copy.fields.education;
  return (
    <p id={id} role="status" className="flex min-w-0 items-center gap-2 text-sm">
      {upload.at === 'uploading' ? (
        <>
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          {t.uploading} <bdi className="truncate">{upload.name}</bdi>
        </>
      ) : (
        storedName !== undefined && (
          <>
            <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-jade" />
            <span className="sr-only">{t.uploaded}: </span>
            <bdi className="truncate">{storedName}</bdi>
          </>
        )
      )}
    </p>
  );
};
