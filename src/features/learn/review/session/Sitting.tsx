import { Undo2, EyeOff } from 'lucide-react';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { itemsById, type Catalogue } from '#src/learning/catalogue/catalogue.ts';
import type { StrokeWords } from '#src/ui/strokes/stroke-words.ts';
import type { ReviewCopy } from '../copy.ts';
import { Exercise } from '../exercises/Exercise.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { MeetItem } from '../exercises/MeetItem.tsx';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { onePress } from '#src/ui/press/one-press.ts';
import { Shortcuts } from './Shortcuts.tsx';
import {
  mayBeTooEasy,
  progressOf,
  type Answered,
  type Asking,
  type SessionEvent,
  type Turn,
} from './session.machine.ts';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  strokeWords: StrokeWords;
  catalogue: Catalogue;
  session: Asking | Answered;
  /** Another one for each sitting. */
  chance: string;
  send: (event: SessionEvent) => void;
};

/** One turn after the other, with how far it has come and the ways back and aside. */
export const Sitting = (props: Props) => {
  const { locale, copy, strokeWords, catalogue, session, chance, send } = props;
  const [turn] = session.queue;
  const { item: id, skill } = turn.exercise;
  const item = itemsById(catalogue).get(id);
  if (!item) throw new Error(`The catalogue has no ${id}`);
  const steps = session.past.length - Number(session.at === 'answered');
  const key = `${steps} ${turn.as} ${id}`;
  const shared = { locale, copy, catalogue, item };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Keys press its buttons.
    <div onKeyDown={pressShortcut} {...onePress}>
      <Progress {...{ locale, copy, session, send }} turn={key} />
      {turn.as === 'meeting' ? (
        <MeetItem key={key} {...shared} onGoOn={() => send({ type: 'met' })} />
      ) : (
        <Exercise
          key={key}
          {...shared}
          badge={<Badge copy={copy} turn={turn} />}
          strokeWords={strokeWords}
          skill={skill}
          isNew={turn.exercise.isNew}
          chance={`${chance} ${id} ${turn.as}`}
          grade={session.at === 'answered' ? session.grade : undefined}
          mayBeTooEasy={mayBeTooEasy(session)}
          onAnswer={(grade, as) => send({ type: 'answered', grade, skill: as })}
          onGoOn={() => send({ type: 'wentOn' })}
          onTooEasy={() => send({ type: 'wasTooEasy' })}
          onNotNow={() => send({ type: 'postponed' })}
        />
      )}
      <Shortcuts copy={copy} />
    </div>
  );
};

const Badge = ({ copy, turn }: { copy: ReviewCopy; turn: Turn }) => {
  const text = turn.as === 'repeat' ? copy.onceMore : turn.exercise.isNew ? copy.newItem : '';
  return text && <span className="review-badge">{text}</span>;
};

const Progress = ({
  locale,
  copy,
  session,
  turn,
  send,
}: Pick<Props, 'locale' | 'copy' | 'session' | 'send'> & { turn: string }) => {
  const { done, total } = progressOf(session);
  const text = fill(copy.progress, {
    done: formatNumber(locale, done),
    total: formatNumber(locale, total),
  });
  return (
    <div className="mb-3 flex items-center gap-2">
      <p className="flex-1 text-sm text-muted">
        <span className="mb-1 block">{text}</span>
        <progress
          className="progress-bar"
          max={Math.max(total, 1)}
          value={done}
          aria-label={copy.progressLabel}
        />
      </p>
      <KeyButton
        className="review-tool"
        shortcut="u"
        showsKey={false}
        // By name only: keys are heard while the focus is in the review.
        aria-disabled={session.past.length === 0}
        onClick={() => send({ type: 'undone' })}
      >
        <Undo2 size={20} aria-hidden="true" className="mirrored" />
        <span className="max-sm:sr-only">{copy.undo}</span>
      </KeyButton>
      <KeyButton
        // One of its own for each turn: a second press puts nothing aside that nobody has read.
        key={turn}
        className="review-tool"
        shortcut="s"
        showsKey={false}
        onClick={() => send({ type: 'suspended' })}
      >
        <EyeOff size={20} aria-hidden="true" />
        <span className="max-sm:sr-only">{copy.suspend}</span>
      </KeyButton>
    </div>
  );
};
