import { BookOpen } from 'lucide-react';
import { useId } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import { HearButton } from '#src/ui/speech/HearButton.tsx';
import type { FindCopy, FoundPage } from './copy.ts';
import type { Place } from './entries.ts';

type ItemProps = { locale: Locale; copy: FindCopy; item: CatalogueItem; place: Place | undefined };

/** A phrase, word or character: to hear, to keep, and with the place where it stands. */
export const ItemHit = ({ locale, copy, item, place }: ItemProps) => {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 card p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p id={id} className="flex flex-wrap items-baseline gap-x-3">
          <bdi lang="zh-Hans" className="text-2xl">
            {item.hanzi}
          </bdi>
          <span lang="zh-Latn" className="pinyin text-accent">
            {item.pinyin}
          </span>
        </p>
        <p className="mt-1 wrap-anywhere">{item.meaning}</p>
        {place && (
          <a
            className="inline-flex min-h-9 items-center text-sm link"
            href={localizedPath(locale, place.address)}
          >
            {fill(copy.place, { place: place.title })}
          </a>
        )}
      </div>
      <div className="flex items-center gap-1">
        <HearButton action={copy.hear} hanzi={item.hanzi} pinyin={item.pinyin} wordId={id} />
        <Keep
          locale={locale}
          words={copy.keep}
          item={item.item}
          hanzi={item.hanzi}
          canBeWritten={item.skills.includes('write')}
        />
      </div>
    </li>
  );
};

type PageProps = { locale: Locale; copy: FindCopy; page: FoundPage };

export const PageHit = ({ locale, copy, page }: PageProps) => (
  <li>
    <a href={localizedPath(locale, page.address)} className="find-page card hover:border-accent">
      {page.picture ? (
        <Picture picture={page.picture} sizes="240px" className="find-print" />
      ) : (
        <span className="find-print bg-jade-soft text-jade">
          <BookOpen size={24} aria-hidden="true" />
        </span>
      )}
      <span className="min-w-0 py-3">
        <span className="sr-only">{copy.page} </span>
        <strong className="font-semibold">{page.title}</strong>
        {page.text && <span className="block text-sm text-muted">{page.text}</span>}
      </span>
    </a>
  </li>
);
