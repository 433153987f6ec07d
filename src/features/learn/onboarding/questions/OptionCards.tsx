import type { ReactNode } from 'react';
import { classes } from '#src/lib/html.ts';
import type { OptionIcon } from './option-icons.tsx';
import { OptionCard } from './OptionCard.tsx';

type Props<Value extends string> = {
  values: readonly Value[];
  words: Readonly<Record<Value, readonly string[]>>;
  icons?: Readonly<Record<Value, OptionIcon>>;
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value) => void;
  /** Whether more than one can be chosen: their marks are boxes then, not rounds. */
  takesSeveral?: boolean;
  /** The id of the question or of the group's own heading. */
  labelledBy: string;
  children?: ReactNode;
};

/** The options of a question, each with its words and a small picture. */
export const OptionCards = <Value extends string>({
  values,
  words,
  icons,
  isChosen,
  onToggle,
  takesSeveral = false,
  labelledBy,
  children,
}: Props<Value>) => (
  <div
    role="group"
    aria-labelledby={labelledBy}
    className={classes(
      'options',
      values.length > 4 && 'options-many',
      takesSeveral && 'options-several',
    )}
  >
    {values.map((value) => (
      <OptionCard
        key={value}
        label={words[value][0] ?? value}
        note={words[value][1]}
        icon={icons?.[value]}
        isChosen={isChosen(value)}
        onToggle={() => onToggle(value)}
      />
    ))}
    {children}
  </div>
);
