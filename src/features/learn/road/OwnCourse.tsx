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
  const figures = {
    n: formatNumber(locale, finished),
    of: formatNumber(locale, steps.length),
  };
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="max-w-prose">
        <p className="text-lg font-semibold">
          <bdi lang="zh-Hans" aria-hidden="true" className="me-3 text-2xl">
            {path.icon}
          </bdi>
          {path.title}
        </p>
        <p className="mt-1 text-muted">{fill(copy.finished, figures)}</p>
        <p className="mt-1">{next ? fill(copy.next, { step: next.step.title }) : copy.done}</p>
      </div>
      <a
        className="button button-quiet"
        href={localizedPath(locale, next ? next.group.address : '/today')}
      >
        {next ? copy.goOn : copy.others}
      </a>
    </div>
  );
};
