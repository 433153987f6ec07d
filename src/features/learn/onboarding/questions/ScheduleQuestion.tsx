import { Check } from 'lucide-react';
import { SHORT_DAYS } from '#src/domain/week.ts';
import { OPTION_ICONS } from './option-icons.tsx';
import { OptionCards } from './OptionCards.tsx';
import type { ControlProps } from './control-props.ts';
import { TIMES } from './questions.ts';

/** Days from Sunday on, and halves of the day. */
export const ScheduleQuestion = ({ copy, answers, send }: ControlProps) => {
  const words = copy.questions.study_schedule;
  const { days, times } = answers.study_schedule;
  return (
    <>
      <h3 id="schedule-days" className="mb-2 text-base font-medium">
        {words.dayGroup}
      </h3>
      <div role="group" aria-labelledby="schedule-days" className="days options-several">
        {SHORT_DAYS.map((day) => (
          <button
            key={day}
            type="button"
            className="day"
            aria-pressed={days.includes(day)}
            onClick={() => send({ type: 'dayToggled', day })}
          >
            <span className="option-mark" aria-hidden="true">
              <Check size={16} strokeWidth={3} />
            </span>
            {words.days[day]}
          </button>
        ))}
      </div>
      <h3 id="schedule-times" className="mt-5 mb-2 text-base font-medium">
        {words.timeGroup}
      </h3>
      <OptionCards
        values={TIMES}
        words={words.times}
        icons={OPTION_ICONS}
        isChosen={(time) => times.includes(time)}
        onToggle={(time) => send({ type: 'timeToggled', time })}
        takesSeveral
        labelledBy="schedule-times"
      />
    </>
  );
};
