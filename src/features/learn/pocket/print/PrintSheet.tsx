import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import type { ItemId } from '#src/domain/learning/item.ts';
import { fill } from '#src/i18n/messages.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { cardsOfGroup, groupByPlace } from '../cards/grouping.ts';
import type { PocketCopy } from '../copy.ts';
import { GRIDS, WritingSquares, type Grid } from './WritingSquares.tsx';

const FAVOURITES = 'favourites';

type Props = { copy: PocketCopy['print']; catalogue: Catalogue; kept: ReadonlySet<ItemId> };

/** A sheet of cards to print, as it will look; on paper only the sheet is left of the page. */
export const PrintSheet = ({ copy, catalogue, kept }: Props) => {
  const [source, setSource] = useState<string>();
  const [grid, setGrid] = useState<Grid>('rice');
  const fields = useId();
  const chosen = source ?? (kept.size > 0 ? FAVOURITES : (catalogue.groups[0]?.id ?? FAVOURITES));
  const group = catalogue.groups.find(({ id }) => id === chosen);
  const cards = group
    ? cardsOfGroup(catalogue, group.id)
    : groupByPlace(catalogue, kept).flatMap((place) => place.cards);
  const title = group?.title ?? copy.favourites;

  return (
    <section className="mt-12 print:m-0">
      <div className="no-print">
        <h2 className="text-section">{copy.title}</h2>
        <p className="mt-1 text-muted">{copy.help}</p>
        <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
          <p className="w-full sm:w-72">
            <label htmlFor={`${fields}-what`} className="font-medium">
              {copy.what}
            </label>
            <select
              id={`${fields}-what`}
              className="field mt-1"
              value={chosen}
              onChange={({ currentTarget }) => setSource(currentTarget.value)}
            >
              <option value={FAVOURITES}>{copy.favourites}</option>
              {catalogue.groups.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </p>
          <fieldset>
            <legend className="font-medium">{copy.grid}</legend>
            <div className="mt-1 flex flex-wrap gap-x-5">
              {GRIDS.map((one) => (
                <label key={one} className="flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name={`${fields}-grid`}
                    className="size-5 accent-(--accent)"
                    checked={one === grid}
                    onChange={() => setGrid(one)}
                  />
                  <span>
                    <ChineseText text={copy[one]} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <button
            type="button"
            className="button button-primary"
            disabled={cards.length === 0}
            onClick={() => print()}
          >
            <Printer size={18} aria-hidden="true" />
            {copy.print}
          </button>
        </div>
      </div>
      {cards.length === 0 ? (
        <p className="mt-4 rounded-xl bg-sunken px-4 py-3">{copy.empty}</p>
      ) : (
        <div className="sheet" role="group" aria-label={copy.preview}>
          <p className="sheet-title">{fill(copy.heading, { title })}</p>
          <ul className="sheet-columns">
            {cards.map(({ item, hanzi, pinyin, meaning }) => (
              <li key={item} className="sheet-card">
                <p className="sheet-words">
                  <bdi lang="zh-Hans" className="sheet-hanzi">
                    {hanzi}
                  </bdi>
                  <span lang="zh-Latn" className="pinyin">
                    {pinyin}
                  </span>
                </p>
                <p>{meaning}</p>
                {grid !== 'none' && <WritingSquares hanzi={hanzi} grid={grid} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};
