import { CircleCheck, CircleDot, MapPin, RotateCcw, Volume2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { placeOf } from '#src/learning/catalogue/catalogue.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { Pinyin } from './ItemText.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';

export type Verdict = { readonly tone: 'right' | 'near' | 'wrong'; readonly text: string };

type Props = Pick<
  ExerciseProps,
  | 'locale'
  | 'copy'
  | 'catalogue'
  | 'item'
  | 'badge'
  | 'grade'
  | 'mayBeTooEasy'
  | 'onGoOn'
  | 'onTooEasy'
> & {
  question: string;
  /** Why it is asked so, before the question. */
  note?: string | undefined;
  /** What is asked about, within the heading. */
  prompt?: ReactNode;
  /** What plays it, below the heading. */
  sound?: ReactNode;
  /** Told once there is a grade; nothing where one goes on at once. */
  verdict?: Verdict;
  /** Small where a canvas needs the room, large where the actions grow. */
  verdictSize?: 'small';
  actionsSize?: 'large';
  /** Said before the answer counts. */
  hint?: string | undefined;
  answers: ReactNode;
  /** In place of “I don’t know” and the like, until there is a grade. */
  actions: ReactNode;
  /** Where the first key goes; the question, unless something is to be typed. */
  focus?: 'question' | 'own';
};

const ICONS = { right: CircleCheck, near: CircleDot, wrong: RotateCcw };

/**
 * One exercise: the question above, the answers within a thumb's reach. Places for the verdict and
 * for going on are kept free from the start, so that nothing moves when they come.
 */
export const ExerciseFrame = (props: Props) => {
  const { copy, item, badge, grade, question, note, prompt, verdict, hint } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const isAnswered = grade !== undefined;
  const ownsFocus = props.focus === 'own';

  useEffect(() => {
    const { activeElement } = document;
    // Whoever is elsewhere on the page is left there.
    if (!isAnswered && !ownsFocus && (!activeElement || activeElement === document.body))
      heading.current?.focus();
    if (isAnswered) goOn.current?.focus({ preventScroll: true });
  }, [isAnswered, ownsFocus]);

  const told = verdict && (
    <Told verdict={verdict} item={item} isShort={props.verdictSize === 'small'} />
  );
  return (
    <div className="review-exercise card">
      <h2 ref={heading} tabIndex={-1} className="review-question">
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
        <span className="flex items-center justify-center gap-2 text-base font-medium text-muted">
          {badge}
          {question}
        </span>
        {prompt}
      </h2>
      {props.sound}
      {verdict && (
        <div
          className="review-verdict"
          data-tone={isAnswered ? verdict.tone : undefined}
          data-size={props.verdictSize}
        >
          {!isAnswered && (
            <div className="invisible" aria-hidden="true">
              {told}
            </div>
          )}
          <div role="status">
            {isAnswered && told}
            {!isAnswered && hint && <p className="font-medium text-gold">{hint}</p>}
          </div>
        </div>
      )}
      {props.answers}
      <div className="review-bar" data-size={props.actionsSize}>
        {isAnswered ? (
          <>
            {props.mayBeTooEasy && (
              <KeyButton
                className="button button-quiet px-3"
                shortcut="e"
                onClick={props.onTooEasy}
              >
                {copy.tooEasy}
              </KeyButton>
            )}
            <button
              // One of its own: a second press on “Check” is none on this.
              key="go-on"
              ref={goOn}
              type="button"
              className="button flex-1 button-primary"
              onClick={props.onGoOn}
            >
              {copy.goOn}
            </button>
          </>
        ) : (
          props.actions
        )}
      </div>
      <Further {...props} isShown={isAnswered} />
    </div>
  );
};

/** The verdict with the right answer, each part in its language. */
const Told = ({
  verdict: { tone, text },
  item,
  isShort,
}: Pick<Props, 'item'> & { verdict: Verdict; isShort: boolean }) => {
  const Icon = ICONS[tone];
  return (
    <>
      <p className="flex items-center justify-center gap-2 font-semibold">
        <Icon size={20} aria-hidden="true" className="shrink-0" />
        {text}
      </p>
      <p className="text-ink">
        <bdi lang="zh-Hans" className="text-xl">
          {item.hanzi}
        </bdi>{' '}
        <Pinyin item={item} /> <span className={isShort ? '' : 'block'}>{item.meaning}</span>
      </p>
    </>
  );
};

/** Ways to more about the item; before the answer they would give it away. */
export const Further = ({
  locale,
  copy,
  catalogue,
  item,
  isShown,
}: Pick<Props, 'locale' | 'copy' | 'catalogue' | 'item'> & { isShown: boolean }) => {
  const place = placeOf(catalogue, item.item);
  return (
    <p className={`review-further ${isShown ? '' : 'invisible'}`}>
      <button
        type="button"
        className="review-link"
        data-speak={item.hanzi}
        data-pinyin={item.pinyin}
      >
        <Volume2 size={18} aria-hidden="true" />
        {copy.listen}
      </button>
      {place && (
        <a
          className="review-link"
          href={localizedPath(locale, place.address)}
          aria-label={fill(copy.where, { place: place.title })}
        >
          <MapPin size={18} aria-hidden="true" />
          {copy.whereShort}
        </a>
      )}
    </p>
  );
};
