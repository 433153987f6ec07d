import { useState, type ReactNode } from 'react';
import { CAPS, type Cap, type Choice } from '#src/domain/learning/choice.ts';
import { RETENTIONS, type Strictness } from '#src/domain/learning/schedule.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/i18n/messages.ts';
import type { CataloguePath } from '#src/learning/catalogue/catalogue.ts';
import { choose } from '#src/learning/learner.store.ts';
import type { Plan } from '#src/learning/plan.ts';
import type { TodayCopy } from './copy.ts';
import { choosePath } from './PathChoice.tsx';

type Props = { locale: Locale; copy: TodayCopy; paths: readonly CataloguePath[]; plan: Plan };

type Chosen = { path?: string; cap?: Cap; strictness?: Strictness };

const STRICTNESSES = Object.keys(RETENTIONS) as Strictness[];

const chooseCap = (value: Cap) => choose<Extract<Choice, { name: 'cap' }>>({ name: 'cap', value });
const chooseStrictness = (value: Strictness) =>
  choose<Extract<Choice, { name: 'strictness' }>>({ name: 'strictness', value });

/** What a learner can decide about their practice, at any time; each choice holds at once. */
export const PlanSettings = ({ locale, copy, paths, plan }: Props) => {
  const [isSaved, setSaved] = useState(false);
  // Shown at once: what is written down comes back a moment later.
  const [chosen, setChosen] = useState<Chosen>({});
  const save = (choice: Chosen, saving: Promise<void>) => {
    setChosen({ ...chosen, ...choice });
    void saving.then(() => setSaved(true));
  };
  const { title, cap, strictness, saved } = copy.plan;
  return (
    <details className="card px-5 py-3 sm:px-8">
      <summary className="min-h-11 content-center text-lg font-medium">{title}</summary>
      <div className="mt-3 mb-4 grid gap-7">
        <Options legend={copy.plan.path}>
          {paths.map(({ id, title: name, icon }) => (
            <Option
              key={id}
              group="path"
              isChosen={id === (chosen.path ?? plan.path?.id)}
              onChoose={() => save({ path: id }, choosePath(id))}
            >
              <bdi lang="zh-Hans" aria-hidden="true" className="text-2xl">
                {icon}
              </bdi>
              {name}
            </Option>
          ))}
        </Options>
        <Options legend={cap}>
          {CAPS.map((value) => (
            <Option
              key={value}
              group="cap"
              isChosen={value === (chosen.cap ?? plan.load.cap)}
              onChoose={() => save({ cap: value }, chooseCap(value))}
            >
              {formatNumber(locale, value)}
            </Option>
          ))}
        </Options>
        <Options legend={strictness}>
          {STRICTNESSES.map((value) => {
            const [name, help] = copy.plan[value];
            return (
              <Option
                key={value}
                group="strictness"
                isChosen={value === (chosen.strictness ?? plan.strictness)}
                onChoose={() => save({ strictness: value }, chooseStrictness(value))}
              >
                <span>
                  {name}
                  <span className="block text-sm text-muted">{help}</span>
                </span>
              </Option>
            );
          })}
        </Options>
        <p role="status" className="min-h-7 text-jade">
          {isSaved && saved}
        </p>
      </div>
    </details>
  );
};

const Options = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className="font-medium">{legend}</legend>
    <div className="mt-2 flex flex-wrap gap-3">{children}</div>
  </fieldset>
);

type OptionProps = {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Option = ({ group, isChosen, onChoose, children }: OptionProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl border border-line px-4 py-2 has-checked:border-accent has-checked:bg-sunken">
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 accent-accent"
    />
    {children}
  </label>
);
