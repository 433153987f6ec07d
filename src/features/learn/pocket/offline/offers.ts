import { GROUP_KINDS, type Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { packOfPath } from '#src/offline/packs.ts';
import type { PocketCopy } from '../copy.ts';

/** What can be kept, by its pack. */
export type Offer = { readonly id: string; readonly title: string };

export type OfferGroup = {
  readonly kind: keyof PocketCopy['packs']['kinds'];
  readonly offers: readonly Offer[];
};

/** The packs of which something is known, with their titles: whole paths first, then their parts by kind. */
export const offersOf = (
  { groups, paths }: Catalogue,
  known: Pick<ReadonlySet<string>, 'has'>,
): OfferGroup[] =>
  [
    {
      kind: 'path' as const,
      offers: paths.map(({ id, title }) => ({ id: packOfPath(id), title })),
    },
    ...GROUP_KINDS.map((kind) => ({ kind, offers: groups.filter((group) => group.kind === kind) })),
  ]
    .map(({ kind, offers }) => ({ kind, offers: offers.filter(({ id }) => known.has(id)) }))
    .filter(({ offers }) => offers.length > 0);
