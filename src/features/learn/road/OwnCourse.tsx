import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { CataloguePath } from '#src/learning/catalogue/catalogue.ts';
import { nextStepOf, type StepStanding } from '#src/learning/paths.ts';
import type { RoadCopy } from './copy.ts';

type Props = {
  locale: Locale;
  copy: RoadCopy['course'];
  path: CataloguePath | undefined;
  steps: readonly StepStanding[];
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

const Chosen = ({ locale, copy, path, steps }: Props & { path: CataloguePath }) => {
  const next = nextStepOf(steps);
  const finished = steps.filter(({ state }) => state === 'finished').length;
  // Before that the page leads to the very beginning.
  const hasBegun = steps.some(({ met }) => met > 0);
  const figures = {
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
        <p className="text-muted">{fill(copy.finished, figures)}</p>
        <progress
          className="my-2 progress-bar max-w-md"
          value={finished}
          max={steps.length}
          aria-hidden="true"
        />
        <p>{next ? fill(copy.next, { step: next.step.title }) : copy.done}</p>
      </div>
      <a
        className={`button ${hasBegun ? 'px-7 button-primary' : 'button-quiet'}`}
        href={localizedPath(locale, next ? next.group.address : '/today')}
      >
        {next ? copy.goOn : copy.others}
      </a>
    </div>
  );
};
