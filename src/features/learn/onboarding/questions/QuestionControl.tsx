import { CHINESE_LEVELS, WEEKLY_HOURS } from '#src/domain/learning/answers.ts';
import { AGES } from '#src/domain/learner-age.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BudgetQuestion } from './BudgetQuestion.tsx';
import type { ControlProps } from './control-props.ts';
import { GoalQuestion } from './GoalQuestion.tsx';
import type { Language } from './languages.ts';
import { LanguagesQuestion } from './LanguagesQuestion.tsx';
import { OPTION_ICONS } from './option-icons.tsx';
import { OptionCards } from './OptionCards.tsx';
import { TEACHER_LANGUAGES, type QuestionType } from './questions.ts';
import { ScheduleQuestion } from './ScheduleQuestion.tsx';

type Props = ControlProps & {
  locale: Locale;
  question: QuestionType;
  languages: readonly Language[];
  isRefused: boolean;
};

/** What a question is answered with. */
export const QuestionControl = ({ question, ...props }: Props) => {
  const { copy, answers, send, labelledBy } = props;
  const shared = { icons: OPTION_ICONS, labelledBy };
  switch (question) {
    case 'age':
      return (
        <OptionCards
          {...shared}
          values={AGES}
          words={copy.questions.age.options}
          isChosen={(age) => answers.age === age}
          onToggle={(age) => send({ type: 'ageChosen', age })}
        />
      );
    case 'languages':
      return <LanguagesQuestion {...props} />;
    case 'learning_goals':
      return <GoalQuestion {...props} />;
    case 'chinese_levels':
      return (
        <OptionCards
          {...shared}
          values={CHINESE_LEVELS}
          words={copy.questions.chinese_levels.options}
          isChosen={(level) => answers.chinese_levels === level}
          onToggle={(level) => send({ type: 'levelChosen', level })}
        />
      );
    case 'weekly_hours':
      return (
        <OptionCards
          {...shared}
          values={WEEKLY_HOURS}
          words={copy.questions.weekly_hours.options}
          isChosen={(hours) => answers.weekly_hours === hours}
          onToggle={(hours) => send({ type: 'hoursChosen', hours })}
        />
      );
    case 'study_schedule':
      return <ScheduleQuestion {...props} />;
    case 'teacher_languages':
      return (
        <OptionCards
          {...shared}
          values={TEACHER_LANGUAGES}
          words={copy.questions.teacher_languages.options}
          isChosen={(language) => answers.teacher_languages.includes(language)}
          onToggle={(language) => send({ type: 'teacherLanguageToggled', language })}
          takesSeveral
        />
      );
    case 'budget_ranges':
      return <BudgetQuestion {...props} />;
  }
};
