import { IMAGES_PATH } from '#src/domain/uploads.ts';
import { Both } from './Both.tsx';
import { CHINESE } from './chinese-words.ts';
import type { DataCenterWords } from './data-center-words.ts';
import type { ImageReply } from './send-image.ts';

type Props = { reply: ImageReply; words: DataCenterWords };

/** Everything that the server told of an upload, and the picture as it keeps it (UPLOADS-8). */
export const UploadResult = ({ reply, words }: Props) => {
  const answer = (isSo: boolean) =>
    isSo ? <Both zh={CHINESE.yes} own={words.yes} /> : <Both zh={CHINESE.no} own={words.no} />;
  const { cropRect: cut } = reply;
  const rows = {
    key: reply.key,
    originalSizeHuman: reply.originalSizeHuman,
    uploadSizeHuman: reply.uploadSizeHuman,
    storedSizeHuman: reply.storedSizeHuman,
    ratioPercent: `${reply.ratioPercent}%`,
    resized: answer(reply.resized),
    cropped: answer(reply.cropped),
    original: `${reply.originalWidth} × ${reply.originalHeight}`,
    processed: `${reply.processedWidth} × ${reply.processedHeight}`,
    ...(cut && { cropRect: `x ${cut.x}, y ${cut.y}, ${cut.width} × ${cut.height}` }),
  };
  return (
    <section className="mt-8 card p-6">
      <h2 className="text-part">
        <Both zh={CHINESE.results} own={words.results} />
      </h2>
      <div className="mt-4 flex flex-wrap items-start gap-8">
        <figure>
          <img
            src={`${IMAGES_PATH}/${reply.key}`}
            alt={words.uploaded}
            width={reply.processedWidth}
            height={reply.processedHeight}
            className="h-auto w-60 rounded-2xl border border-line"
          />
          <figcaption className="mt-2 text-sm text-muted">
            <Both zh={CHINESE.uploaded} own={words.uploaded} />
          </figcaption>
        </figure>
        <dl className="grid min-w-0 flex-1 basis-72 gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
            <div key={name} className="contents" data-field={name}>
              <dt className="text-muted">
                <Both zh={CHINESE.fields[name]} own={words.fields[name]} />
              </dt>
              <dd className="mb-2 font-medium wrap-anywhere sm:mb-0">
                <bdi>{rows[name]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
