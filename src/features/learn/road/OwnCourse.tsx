import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { CataloguePath } from '#src/learning/catalogue/catalogue.ts';
import { nextStepOf, type StepStanding } from '#src/learning/paths.ts';
import type { RoadCopy } from './copy.ts';

/** What is told of a course before it is known how far it has come. */
export type CourseName = Pick<CataloguePath, 'title' | 'icon'>;

type Props = {
  locale: Locale;
  copy: RoadCopy['course'];
  path: CourseName | undefined;
  /** Undefined while they are not known yet: their place is kept. */
  steps: readonly StepStanding[] | undefined;
};

/** The learner's path, which dashboards call a course: how far it has come, or the way to choose one. */
export const OwnCourse = ({ locale, copy, path, steps }: Props) => (
  <section aria-labelledby="own-course" className="mb-8 card p-6">
    <h3 id="own-course" className="text-part">
      {copy.title}
    </h3>
    {path ? (
      <Chosen {...{ locale, copy, path, steps }} />
    ) : (
      <>
        <p className="mt-2 max-w-prose">{copy.none}</p>
        <a className="mt-4 button button-primary" href={localizedPath(locale, '/today')}>
          {copy.choose}
        </a>
      </>
    )}
  </section>
);

/** Holds a line that is not written yet. */
const NO_BREAK_SPACE = '\u00a0';

const Chosen = ({ locale, copy, path, steps }: Props & { path: CourseName }) => {
  const next = steps && nextStepOf(steps);
  const finished = steps?.filter(({ state }) => state === 'finished').length ?? 0;
  // Before that the page leads to the very beginning.
  const hasBegun = steps?.some(({ met }) => met > 0);
  const figures = steps && {
    n: formatNumber(locale, finished),
    of: formatNumber(locale, steps.length),
  };
  return (
    <div className="road-course mt-4">
      <bdi
        lang="zh-Hans"
        aria-hidden="true"
        className="grid size-16 place-content-center rounded-2xl border border-line bg-paper text-4xl text-accent"
      >
        {path.icon}
      </bdi>
      <div>
        <p className="text-lg font-semibold">{path.title}</p>
        <p className="text-muted">{figures ? fill(copy.finished, figures) : NO_BREAK_SPACE}</p>
        <progress
          className="my-2 progress-bar max-w-md"
          value={finished}
          max={steps?.length ?? 1}
          aria-hidden="true"
        />
        <p className="road-next">
          {steps && (next ? fill(copy.next, { step: next.step.title }) : copy.done)}
        </p>
      </div>
      <a
        className={`button ${hasBegun ? 'px-7 button-primary' : 'button-quiet'}`}
        href={localizedPath(locale, next ? next.group.address : '/today')}
      >
        {next || !steps ? copy.goOn : copy.others}
      </a>
    </div>
  );
};
