import type { PlayedLine } from './copy.ts';

type Props = {
  line: PlayedLine;
  role: string;
  isOwn: boolean;
  isCurrent: boolean;
  /** Whether its Chinese may be seen. */
  isOpen: boolean;
};

/** A line of the conversation; that of the learner whose turn it is shows its meaning alone. */
export const PlayedLineItem = ({ line, role, isOwn, isCurrent, isOpen }: Props) => (
  <li
    className="dialogue-line"
    data-end={isOwn || undefined}
    aria-current={isCurrent ? 'step' : undefined}
    // The microphone follows this (shown-phrase.ts).
    {...(isCurrent && {
      'data-phrase': line.item,
      'data-chinese': line.chinese,
      'data-pinyin': line.pinyin,
      'data-current': true,
    })}
  >
    <p className="text-sm font-medium text-muted">{role}</p>
    <div className="dialogue-bubble">
      {isOpen && (
        <>
          <p className={isCurrent ? 'text-2xl' : 'text-xl'}>
            <bdi lang="zh-Hans" dir="ltr">
              {line.chinese}
            </bdi>
          </p>
          <p className="pinyin mt-1" lang="zh-Latn" dir="ltr">
            {line.pinyin}
          </p>
        </>
      )}
      <p className={isOpen ? 'mt-1' : 'text-xl'}>{line.meaning}</p>
    </div>
  </li>
);
