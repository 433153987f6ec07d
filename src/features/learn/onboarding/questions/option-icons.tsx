import {
  Backpack,
  Baby,
  Briefcase,
  Flame,
  Flower2,
  GraduationCap,
  Hourglass,
  Leaf,
  Moon,
  Mountain,
  Plane,
  Rocket,
  Sprout,
  Sun,
  Timer,
  TreeDeciduous,
  TreePalm,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ChineseLevel, ListedGoal, WeeklyHours } from '#src/domain/learning/answers.ts';
import type { Age } from '#src/domain/learner-age.ts';
import type { TeacherLanguage, Time } from './questions.ts';

export type OptionIcon = ComponentType<{ size: number; 'aria-hidden': 'true' }>;

/** A letter or character of a language stands for it. */
const glyph = (text: string, lang: string): OptionIcon =>
  function Glyph() {
    return (
      <span lang={lang} aria-hidden="true" className="text-2xl leading-none font-semibold">
        {text}
      </span>
    );
  };

/** Small pictures of the options; levels grow from a seed to a forest of one's own. */
export const OPTION_ICONS: Readonly<
  Record<Age | ListedGoal | ChineseLevel | WeeklyHours | Time | TeacherLanguage, OptionIcon>
> = {
  '18+': UserRound,
  '13-17': UsersRound,
  '6-12': Backpack,
  '3-6': Baby,
  business: Briefcase,
  travel: Plane,
  academic: GraduationCap,
  frist_time: Sprout,
  HSK1: Leaf,
  HSK2: Flower2,
  HSK3: TreePalm,
  HSK4: TreeDeciduous,
  HSK5_6: Mountain,
  '>2': Timer,
  '2-5': Hourglass,
  '6-10': Flame,
  '10+': Rocket,
  am: Sun,
  pm: Moon,
  chinese: glyph('文', 'zh-Hans'),
  arabic: glyph('ع', 'ar'),
  english: glyph('A', 'en'),
};
