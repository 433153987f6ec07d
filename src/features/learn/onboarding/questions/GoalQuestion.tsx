import { PenLine } from 'lucide-react';
import { GOALS } from '#src/domain/learning/answers.ts';
import { OPTION_ICONS } from './option-icons.tsx';
import { OptionCard } from './OptionCard.tsx';
import { OptionCards } from './OptionCards.tsx';
import type { ControlProps } from './control-props.ts';
import { MAX_OTHER_LENGTH } from './questions.ts';

/** Why Chinese: three options, or the learner's own words. */
export const GoalQuestion = ({ copy, answers, send, labelledBy }: ControlProps) => {
  const goal = answers.learning_goals;
  const other = goal && 'other' in goal ? goal.other : undefined;
  return (
    <>
      <OptionCards
        values={GOALS}
        words={copy.questions.learning_goals.options}
        icons={OPTION_ICONS}
        isChosen={(value) => goal !== undefined && 'listed' in goal && goal.listed === value}
        onToggle={(value) => send({ type: 'goalChosen', goal: value })}
        labelledBy={labelledBy}
      >
        <OptionCard
          label={copy.other}
          icon={PenLine}
          isChosen={other !== undefined}
          onToggle={() => send({ type: 'otherChosen' })}
        />
      </OptionCards>
      {other !== undefined && (
        <input
          type="text"
          className="field mt-3 min-h-13 text-lg"
          dir={other === '' ? undefined : 'auto'}
          aria-label={copy.otherLabel}
          placeholder={copy.otherPlaceholder}
          maxLength={MAX_OTHER_LENGTH}
          value={other}
          // It appears because Other was pressed, to be typed into.
          autoFocus={other === ''}
          onChange={({ target }) => send({ type: 'otherTyped', text: target.value })}
        />
      )}
    </>
  );
};
