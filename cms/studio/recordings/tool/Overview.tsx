import { useState } from 'react';
import { Button, Flex, Select, Stack, TextInput } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import { matches, recordedIn, silentIn, type Group, type Item } from '../silence.ts';
import { EVERYTHING } from './everything.ts';
import { GroupRow } from './GroupRow.tsx';
import { Unstored } from './Unstored.tsx';
import { Waiting } from './Waiting.tsx';

type Props = { client: SanityClient; groups: readonly Group[]; onSit: (group: string) => void };

const SHOWN = {
  all: 'All texts',
  silent: 'Still silent',
  draft: 'Recorded, not published',
  published: 'Readers hear it',
} as const;
type Shown = keyof typeof SHOWN;

const isShown = ({ sound }: Item, shown: Shown): boolean =>
  shown === 'all' || sound === (shown === 'silent' ? 'none' : shown);

/** What is recorded and what is still silent, by article and section. */
export const Overview = ({ client, groups, onSit }: Props) => {
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const isFiltered = wanted.trim() !== '' || shown !== 'all';
  const silent = silentIn(groups).length;
  const found = groups
    .map((group) => ({
      group,
      items: group.items.filter((item) => isShown(item, shown) && matches(item, wanted)),
    }))
    .filter(({ items }) => items.length > 0);
  const articles = [...new Set(found.map(({ group }) => group.article))];

  return (
    <main className="hanlu-recordings">
      <Stack gap={5}>
        <Flex gap={3} wrap="wrap" align="center" justify="space-between">
          <h1>Recordings</h1>
          {silent > 0 && (
            <Button
              text={`Record everything still silent (${silent})`}
              onClick={() => onSit(EVERYTHING)}
            />
          )}
        </Flex>
        <Unstored />
        <Waiting client={client} groups={groups} />
        <Flex gap={2} wrap="wrap">
          <div className="hanlu-search">
            <TextInput
              type="search"
              aria-label="Search the texts"
              placeholder="Hanzi, pinyin or meaning"
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          </div>
          <div>
            <Select
              aria-label="Which texts"
              value={shown}
              onChange={(event) => setShown(event.currentTarget.value as Shown)}
            >
              {Object.entries(SHOWN).map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          </div>
        </Flex>
        {found.length === 0 && (
          <p role="status">
            {shown === 'silent' && wanted === ''
              ? 'Everything is recorded.'
              : 'No text is like that.'}
          </p>
        )}
        {articles.map((article) => (
          <section key={article} aria-labelledby={`article-${article}`}>
            <h2 id={`article-${article}`}>
              {article}{' '}
              <small>{countOf(groups.filter((group) => group.article === article))}</small>
            </h2>
            {found
              .filter(({ group }) => group.article === article)
              .map(({ group, items }) => (
                <GroupRow
                  key={group.id}
                  group={group}
                  items={items}
                  isOpen={isFiltered}
                  onSit={() => onSit(group.id)}
                />
              ))}
          </section>
        ))}
      </Stack>
    </main>
  );
};

const countOf = (groups: readonly Group[]): string => {
  const all = groups.reduce((sum, { items }) => sum + items.length, 0);
  return `${groups.reduce((sum, group) => sum + recordedIn(group), 0)} of ${all} recorded`;
};
