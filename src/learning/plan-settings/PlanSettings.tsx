import { useState, type ReactNode } from 'react';
import { DAILY_CAPS, type Choice, type DailyCap } from '#src/domain/learning/choice.ts';
import { RETENTIONS, type Strictness } from '#src/domain/learning/forgetting.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/i18n/messages.ts';
import type { CataloguePath } from '../catalogue/catalogue.ts';
import { choosePath } from '../choose-path.ts';
import { choose } from '../learner.store.ts';
import { useKeeping } from '../not-kept/use-keeping.tsx';
import type { Plan } from '../plan.ts';
import type { PlanSettingsCopy } from './copy.ts';

type Props = {
  locale: Locale;
  copy: PlanSettingsCopy;
  paths: readonly CataloguePath[];
  plan: Plan;
};

type Chosen = { path?: string; cap?: DailyCap; strictness?: Strictness };
type Named<Name> = Extract<Choice, { name: Name }>;

const STRICTNESSES = Object.keys(RETENTIONS) as Strictness[];

const chooseCap = (value: DailyCap) => choose<Named<'cap'>>({ name: 'cap', value });
const chooseStrictness = (value: Strictness) =>
  choose<Named<'strictness'>>({ name: 'strictness', value });

/** What a learner can decide about their practice, at any time; each choice holds at once. */
export const PlanSettings = ({ locale, copy, paths, plan }: Props) => {
  const [isSaved, setSaved] = useState(false);
  // Shown at once: what is written down comes back a moment later.
  const [chosen, setChosen] = useState<Chosen>({});
  const { keep, notKept } = useKeeping(locale);
  const save = async (choice: Chosen, saving: Promise<void>) => {
    setSaved(false);
    setChosen((now) => ({ ...now, ...choice }));
    const isKept = await keep(saving);
    setSaved(isKept);
    // Then what is written down holds, and is shown again.
    if (!isKept) setChosen({});
  };
  return (
    <div className="grid gap-7">
      <Options legend={copy.path} columns="sm:grid-cols-2">
        {paths.map(({ id, title, icon }) => (
          <Option
            key={id}
            group="path"
            isChosen={id === (chosen.path ?? plan.path?.id)}
            onChoose={() => void save({ path: id }, choosePath(id))}
          >
            <bdi lang="zh-Hans" aria-hidden="true" className="text-2xl">
              {icon}
            </bdi>
            {title}
          </Option>
        ))}
      </Options>
      <Options legend={copy.cap} columns="grid-cols-2 sm:grid-cols-4 large-letters:grid-cols-1">
        {DAILY_CAPS.map((value) => (
          <Option
            key={value}
            group="cap"
            isChosen={value === (chosen.cap ?? plan.load.cap)}
            onChoose={() => void save({ cap: value }, chooseCap(value))}
          >
            {formatNumber(locale, value)}
          </Option>
        ))}
      </Options>
      <Options legend={copy.strictness} columns="md:grid-cols-3">
        {STRICTNESSES.map((value) => {
          const [name, help] = copy.strictnesses[value];
          return (
            <Option
              key={value}
              group="strictness"
              isChosen={value === (chosen.strictness ?? plan.strictness)}
              onChoose={() => void save({ strictness: value }, chooseStrictness(value))}
            >
              <span>
                {name}
                <span className="block text-sm text-muted">{help}</span>
              </span>
            </Option>
          );
        })}
      </Options>
      <p className="text-sm text-muted">
        {copy.holds}{' '}
        <span role="status" className="text-jade">
          {isSaved && copy.saved}
        </span>
      </p>
      {notKept}
    </div>
  );
};

type OptionsProps = { legend: string; columns: string; children: ReactNode };

const Options = ({ legend, columns, children }: OptionsProps) => (
  <fieldset>
    <legend className="font-medium">{legend}</legend>
    <div className={`mt-2 grid gap-3 ${columns}`}>{children}</div>
  </fieldset>
);

type OptionProps = {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Option = ({ group, isChosen, onChoose, children }: OptionProps) => (
  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-2xl border border-line px-4 py-2 has-checked:border-accent has-checked:bg-sunken large-letters:flex-wrap">
    <input
      type="radio"
      name={group}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 shrink-0 accent-accent"
    />
    {children}
  </label>
);
