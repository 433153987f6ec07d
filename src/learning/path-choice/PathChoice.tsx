import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { HanziTile } from '#src/ui/chinese/HanziTile.tsx';
import { useKeeping } from '../not-kept/use-keeping.tsx';
import type { PathOffer } from './path-offer.ts';
import type { PathChoiceCopy } from './copy.ts';

type Props = {
  locale: Locale;
  copy: PathChoiceCopy;
  paths: readonly PathOffer[];
  /** Takes a path; rejects where the device can't write that down. */
  onChoose: (path: string) => Promise<void>;
};

/** What is new comes from a path: whoever has none takes one by a tap. */
export const PathChoice = ({ locale, copy, paths, onChoose }: Props) => (
  <section aria-labelledby="choice-title">
    <h2 id="choice-title" className="text-section">
      {copy.title}
    </h2>
    <p className="mt-2 text-lg">{copy.text}</p>
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(26rem,34%)),1fr))] gap-4">
      {paths.map((path) => (
        <OnePath key={path.id} {...{ locale, copy, path, onChoose }} />
      ))}
    </ul>
  </section>
);

type SummaryProps = Pick<Props, 'locale' | 'copy'> & { path: PathOffer };

const OnePath = ({ onChoose, ...summary }: SummaryProps & Pick<Props, 'onChoose'>) => {
  const { keep, notKept } = useKeeping(summary.locale);
  return (
    <li className="grid content-start gap-2">
      <button
        type="button"
        className="flex items-start gap-5 card p-5 text-start hover:border-accent large-letters:grid"
        onClick={() => void keep(onChoose(summary.path.id))}
      >
        <PathSummary {...summary} />
      </button>
      {notKept}
    </li>
  );
};

/** What a path is, whom it is for and how long it is. */
export const PathSummary = ({ locale, copy, path }: SummaryProps) => (
  <>
    <span aria-hidden="true" className="contents">
      <HanziTile hanzi={path.icon} />
    </span>
    <span className="grid gap-1">
      <strong className="text-xl font-semibold">{path.title}</strong>
      <span>
        {path.description}{' '}
        <span className="whitespace-nowrap text-muted">
          {plural(locale, copy.steps, path.steps.length)}
        </span>
      </span>
    </span>
  </>
);
