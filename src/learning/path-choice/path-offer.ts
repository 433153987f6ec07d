import type { CataloguePath } from '../catalogue/catalogue.ts';

/** What is told of a path where one is chosen. */
export type PathOffer = Pick<CataloguePath, 'id' | 'title' | 'description' | 'icon'> & {
  readonly steps: Pick<CataloguePath['steps'], 'length'>;
};

/** As a page brings it, without what only the catalogue needs. */
export const offerOf = ({ id, title, description, icon, steps }: CataloguePath): PathOffer => ({
  id,
  title,
  description,
  icon,
  steps: { length: steps.length },
});
