import type { CataloguePath } from '#src/learning/catalogue/catalogue.ts';
import { choose } from '#src/learning/learner.store.ts';
import type { ReviewCopy } from '../copy.ts';

type Props = { copy: ReviewCopy; paths: readonly CataloguePath[] };

/** What is new comes from a path: whoever has none takes one by a tap. */
export const ChoosePath = ({ copy, paths }: Props) => (
  <section className="card p-5 sm:p-8">
    <h2 className="text-2xl sm:text-3xl">{copy.paths.title}</h2>
    <p className="mt-2 text-muted">{copy.paths.text}</p>
    <ul className="mt-5 grid gap-3 sm:grid-cols-2">
      {paths.map(({ id, icon, title, description }) => (
        <li key={id}>
          <button
            type="button"
            className="review-choice h-full gap-4 py-3 text-start"
            onClick={() => void choose({ name: 'path', value: id })}
          >
            <bdi lang="zh-Hans" aria-hidden="true" className="text-4xl text-accent">
              {icon}
            </bdi>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-muted">{description}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
