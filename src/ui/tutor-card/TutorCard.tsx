import { Check, Minus } from 'lucide-react';
import { writtenIn } from '#src/i18n/written-in.ts';
import type { CardReason, TutorCardView } from './tutor-card.ts';
import { TutorPicture } from './TutorPicture.tsx';

type Props = {
  view: TutorCardView;
  /** What the name is: a heading of the page, or none where it has headings enough. */
  heading: 'h2' | 'h3' | 'p';
};

/** A tutor at a glance. */
export const TutorCard = ({ view, heading: Heading }: Props) => {
  const { name, picture, speaks, short, tags, price, reasons, soonest, link } = view;
  return (
    <article className="flex h-full flex-col gap-3 card p-5">
      <div className="flex items-center gap-4 large-letters:flex-col large-letters:items-start">
        <TutorPicture address={picture} size="card" />
        <div className="min-w-0">
          <Heading className="text-part font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </Heading>
          {speaks && <p className="text-sm text-muted">{speaks}</p>}
        </div>
      </div>
      {short && (
        <p className="wrap-anywhere" {...writtenIn(short)}>
          {short}
        </p>
      )}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sunken px-3 py-1">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {reasons && (
        <ul className="grid gap-1" aria-label={reasons.title}>
          {reasons.lines.map((line) => (
            <Reason key={line.text} {...line} />
          ))}
        </ul>
      )}
      <div className="mt-auto grid gap-1">
        {price && <p className="font-semibold">{price}</p>}
        {soonest && <p className="text-sm">{soonest}</p>}
        {link && (
          <p>
            <a className="inline-flex min-h-11 items-center link" href={link.href}>
              {link.text} <span className="sr-only">{link.of}</span>
            </a>
          </p>
        )}
      </div>
    </article>
  );
};

const Reason = ({ fits, spoken, text }: CardReason) => {
  const Sign = fits ? Check : Minus;
  return (
    <li className={fits ? 'flex gap-2' : 'flex gap-2 text-muted'}>
      <Sign
        size={20}
        aria-hidden="true"
        className={fits ? 'mt-1 shrink-0 text-jade' : 'mt-1 shrink-0'}
      />
      <span>
        <span className="sr-only">{spoken}</span>
        {text}
      </span>
    </li>
  );
};

/** Cards side by side, in their order. */
export const TutorCards = ({
  views,
  heading,
  isWide = false,
}: {
  views: readonly TutorCardView[];
  heading: Props['heading'];
  /** They have the whole width of a page. */
  isWide?: boolean;
}) => (
  <ul className={`mt-4 grid gap-4 ${isWide ? 'md:grid-cols-2 xl:grid-cols-3' : 'lg:grid-cols-2'}`}>
    {views.map((view) => (
      <li key={view.link?.href ?? view.name}>
        <TutorCard view={view} heading={heading} />
      </li>
    ))}
  </ul>
);
