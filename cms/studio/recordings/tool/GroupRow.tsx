import { Button } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import { patchPath } from '#cms/sound/places.ts';
import { recordedIn, type Group, type Item } from '../silence.ts';

type Props = {
  group: Group;
  items: readonly Item[];
  isOpen: boolean;
  onSit: () => void;
};

const STATES: Record<Item['sound'], string> = {
  none: 'silent',
  draft: 'recorded, not published',
  published: 'recorded',
};

/** A section or level: how many of its texts are recorded, and which are not. */
export const GroupRow = ({ group, items, isOpen, onSit }: Props) => {
  const recorded = recordedIn(group);
  const silent = group.items.length - recorded;
  return (
    <div className="hanlu-group">
      {/* A new filter opens or closes all; until the next one each is the editor’s own. */}
      <details key={String(isOpen)} open={isOpen}>
        <summary>
          <strong>{group.title}</strong>
          <span>
            {recorded} of {group.items.length}
          </span>
          <progress aria-hidden="true" max={group.items.length} value={recorded} />
        </summary>
        <ul>
          {items.map((item) => (
            <li key={item.key} data-sound={item.sound}>
              <IntentLink
                intent="edit"
                params={{ id: group.id, type: group.type, path: patchPath(item) }}
              >
                <bdi lang="zh-Hans">{item.text}</bdi> <span lang="zh-Latn">{item.pinyin}</span>
              </IntentLink>
              <span>{item.meaning}</span>
              <em>{STATES[item.sound]}</em>
            </li>
          ))}
        </ul>
      </details>
      {silent > 0 && (
        <Button
          text={`Record ${silent}`}
          aria-label={`Record the ${silent} texts of ${group.title} that are still silent`}
          mode="ghost"
          onClick={onSit}
        />
      )}
    </div>
  );
};
