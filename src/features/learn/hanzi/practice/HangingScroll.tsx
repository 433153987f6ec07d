import { Fragment, type CSSProperties } from 'react';

/** As many columns fit a phone. */
const COLUMNS = 6;
/** A scroll is higher than it is wide. */
const FEWEST_ROWS = 4;

type Props = {
  characters: readonly string[];
  /** The character in the seal at its foot. */
  seal: string;
};

/** Characters as a scroll on the wall: columns from the right to the left, with a seal at the foot. */
export const HangingScroll = ({ characters, seal }: Props) => {
  const rows = Math.max(FEWEST_ROWS, Math.ceil(characters.length / COLUMNS));
  return (
    <div dir="rtl" className="hanging-scroll">
      <span aria-hidden="true" className="scroll-cord" />
      <div className="scroll-paper">
        <p lang="zh-Hans" className="scroll-characters" style={{ '--rows': rows } as CSSProperties}>
          {characters.map((char, n) => (
            <Fragment key={n}>
              <span>{char}</span>{' '}
            </Fragment>
          ))}
        </p>
        <bdi lang="zh-Hans" aria-hidden="true" className="scroll-seal">
          {seal}
        </bdi>
      </div>
    </div>
  );
};
