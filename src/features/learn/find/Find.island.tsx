import { Search, X } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { localesWith, tagOf, type Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { languageName } from '#src/i18n/names.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { writtenIn } from '#src/i18n/written-in.ts';
import { fetchCatalogue } from '#src/learning/catalogue/catalogue.ts';
import { useEarlyInput } from '#src/ui/use-early-input.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { FindCopy, FoundPage } from './copy.ts';
import { entriesOf, hitsOf, type Hit, type Hits } from './entries.ts';
import { createFinder, HAN, isQuery, type Finder } from './finder.ts';
import { ItemHit, PageHit } from './Hits.tsx';
import { Shortcut } from './Shortcut.tsx';
import { useSimplified, type Asked } from './use-simplified.ts';
import { useTyped } from './use-typed.ts';

type Props = {
  locale: Locale;
  copy: FindCopy;
  pages: readonly FoundPage[];
  catalogueAddress: string;
};

/** One search over everything there is to learn, on the device: it works without a network (FIND-1). */
export const Find = ({ locale, copy, pages, catalogueAddress }: Props) => {
  const load = useCallback(async () => {
    const hits = hitsOf(await fetchCatalogue(catalogueAddress), pages);
    return { hits, find: await createFinder(entriesOf(hits)) };
  }, [catalogueAddress, pages]);
  const dictionary = useLoaded(load);
  const [typed, type] = useTyped();
  const input = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLElement>(null);
  useEarlyInput(search);
  // Whoever comes here types.
  useEffect(() => input.current?.focus(), []);
  const start = (text: string) => {
    type(text);
    input.current?.focus();
  };
  return (
    <>
      <search ref={search}>
        <label htmlFor="find" className="font-medium">
          {copy.label}
        </label>
        <div className="relative mt-1">
          <Search
            size={22}
            aria-hidden="true"
            className="pointer-events-none absolute start-4 top-4 text-muted"
          />
          <input
            ref={input}
            id="find"
            type="search"
            className="find-field field"
            dir="auto"
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          {typed && (
            <button
              type="button"
              className="absolute end-1 top-1 grid size-12 place-content-center text-muted"
              aria-label={copy.clear}
              onClick={() => start('')}
            >
              <X size={22} aria-hidden="true" />
            </button>
          )}
        </div>
      </search>
      {!isQuery(typed) && <Examples {...{ copy, locale, pages, start }} />}
      {dictionary.at === 'failed' && (
        <div role="alert" className="mt-6 rounded-xl bg-red-soft p-4">
          <p>{copy.failed}</p>
          <button type="button" className="mt-3 button button-quiet" onClick={dictionary.retry}>
            {copy.retry}
          </button>
        </div>
      )}
      {dictionary.at === 'loading' && isQuery(typed) && (
        <p role="status" className="mt-6 text-muted">
          {copy.loading}
        </p>
      )}
      {dictionary.at === 'ready' && (
        <Results {...{ locale, copy, typed }} {...dictionary.value}>
          <Examples {...{ copy, locale, pages, start }} />
        </Results>
      )}
    </>
  );
};

/** One of each kind that can be typed. */
const EXAMPLES = {
  ar: ['ماء', 'شكرًا', 'xièxie', 'nihao', '茶'],
  en: ['water', 'hello', 'xièxie', 'nihao', '茶'],
} satisfies Record<Locale, string[]>;

type ExamplesProps = Pick<Props, 'locale' | 'copy' | 'pages'> & { start: (text: string) => void };

const Examples = ({ locale, copy, pages, start }: ExamplesProps) => (
  <div className="mt-5">
    <p className="text-muted">{copy.try}</p>
    <p className="mt-2 flex flex-wrap gap-1.5 sm:gap-2">
      {EXAMPLES[locale].map((example) => (
        <button
          key={example}
          type="button"
          className="button button-quiet px-3.5 sm:px-5"
          onClick={() => start(example)}
        >
          <bdi {...languageOf(example)}>{example}</bdi>
        </button>
      ))}
    </p>
    <Shortcut label={copy.shortcut} />
    <h2 className="mt-10 text-part">{copy.around}</h2>
    <ul className="find-pages mt-4">
      {pages.map((page) => (
        <PageHit key={page.address} {...{ locale, copy, page }} />
      ))}
    </ul>
  </div>
);

const languageOf = (text: string) => {
  if (HAN.test(text)) return { lang: 'zh-Hans' };
  return /xi|ni/.test(text) ? { lang: 'zh-Latn', className: 'pinyin' } : {};
};

const SHOWN_AT_ONCE = 20;

type ResultsProps = Pick<Props, 'locale' | 'copy'> & {
  typed: string;
  hits: Hits;
  find: Finder;
  /** The way on where nothing was found. */
  children: ReactNode;
};

const Results = ({ locale, copy, typed, hits, find, children }: ResultsProps) => {
  const asked = useDeferredValue(useSimplified(typed));
  const { ids, areNearest } = useMemo(() => find(asked.text), [find, asked.text]);
  const [more, setMore] = useState({ for: asked.text, shown: SHOWN_AT_ONCE });
  if (!isQuery(typed) || !isQuery(asked.typed)) return null;
  const shown = more.for === asked.text ? more.shown : SHOWN_AT_ONCE;
  const rest = ids.length - shown;
  const isFound = ids.length > 0 && !areNearest;
  if (!isFound && HAN.test(asked.text) && asked.table === 'awaited') {
    return (
      <p role="status" className="mt-6 text-muted">
        {copy.loading}
      </p>
    );
  }
  const telling = isFound
    ? plural(locale, copy.found, ids.length)
    : tellMissing(copy, asked, areNearest);
  return (
    <>
      <p role="status" className="mt-6 font-medium wrap-anywhere">
        {telling}
      </p>
      {!isFound && <Elsewhere {...{ locale, copy }} typed={asked.typed} />}
      {ids.length === 0 && children}
      <ul className="mt-3 grid gap-3">
        {ids.slice(0, shown).flatMap((id) => {
          const hit = hits.get(id);
          return hit ? <OneHit key={id} {...{ locale, copy, hit }} /> : [];
        })}
      </ul>
      {rest > 0 && (
        <p className="mt-4 text-center">
          <button
            type="button"
            className="button button-quiet px-6"
            onClick={() => setMore({ for: asked.text, shown: shown + SHOWN_AT_ONCE })}
          >
            {plural(locale, copy.more, Math.min(rest, SHOWN_AT_ONCE))}
          </button>
        </p>
      )}
    </>
  );
};

/** Characters are not there because they are not taught, whatever they are typed as. */
const tellMissing = (copy: FindCopy, asked: Asked, areNearest: boolean): string => {
  const { typed, text, isSimplified, table } = asked;
  if (!HAN.test(text) || table !== 'there') {
    return fill(areNearest ? copy.nearest : copy.nothing, { typed });
  }
  const named = isSimplified ? `${typed} (${text})` : typed;
  return fill(areNearest ? copy.untaughtNearest : copy.untaught, { typed: named });
};

/** The way to the same search in the language that was typed, where that is another one. */
const Elsewhere = ({ locale, copy, typed }: Pick<ResultsProps, 'locale' | 'copy' | 'typed'>) => {
  const { lang } = writtenIn(typed);
  const other = localesWith('learn').find((one) => one !== locale && tagOf(one) === lang);
  if (!other) return null;
  const query = new URLSearchParams({ q: typed });
  return (
    <p className="mt-2">
      <a
        className="inline-flex min-h-11 items-center link"
        href={`${localizedPath(other, '/find')}?${query.toString()}`}
      >
        {fill(copy.elsewhere, { language: languageName(locale, other) })}
      </a>
    </p>
  );
};

const OneHit = ({ locale, copy, hit }: { locale: Locale; copy: FindCopy; hit: Hit }) =>
  hit.is === 'item' ? (
    <ItemHit {...{ locale, copy }} item={hit.item} place={hit.place} />
  ) : (
    <PageHit {...{ locale, copy }} page={hit.page} />
  );
