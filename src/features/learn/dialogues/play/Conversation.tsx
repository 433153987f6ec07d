import { X } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import type { PlayCopy, PlayedLine, Roles } from './copy.ts';
import { PlayedLineItem } from './PlayedLineItem.tsx';
import { isUnderWay, type Play } from './play.machine.ts';

type Props = {
  locale: Locale;
  copy: PlayCopy;
  roles: Roles;
  lines: readonly PlayedLine[];
  play: Exclude<Play, { at: 'choosing' }>;
  onLeave: () => void;
};

/** Who one is, and the lines as far as the conversation has come. */
export const Conversation = ({ locale, copy, roles, lines, play, onLeave }: Props) => {
  const { side } = play;
  const current = isUnderWay(play) ? play.index : undefined;
  const shown = current === undefined ? lines : lines.slice(0, current + 1);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="play-title" className="text-part">
          {fill(copy.youAre, { role: roles[side] })}
        </h2>
        {current !== undefined && (
          <p className="ms-auto text-sm text-muted">
            {fill(copy.position, {
              n: formatNumber(locale, current + 1),
              total: formatNumber(locale, lines.length),
            })}
          </p>
        )}
        <KeyButton shortcut="x" className="button button-quiet px-3" onClick={onLeave}>
          <X size={18} aria-hidden="true" />
          {copy.leave}
        </KeyButton>
      </div>
      <ol className="dialogue-lines mt-5">
        {shown.map((line, index) => (
          <PlayedLineItem
            key={line.item}
            line={line}
            role={roles[line.who]}
            isOwn={line.who === side}
            isCurrent={index === current}
            isOpen={index !== current || play.at !== 'asking'}
          />
        ))}
      </ol>
    </>
  );
};
