import { useEffect, useState, type CSSProperties } from 'react';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { strokesAddress, type CharacterStrokes } from '#src/ui/strokes/stroke-data.ts';

/** How long the parts are on their way; strokes that come later are not waited for. */
const JOINED_MS = 450;

/** From the data's square, whose y grows upwards and begins at -124, into one of 1024. */
const UPRIGHT = 'translate(0 900) scale(1 -1)';

type Props = { parts: readonly (string | undefined)[]; result: string };

/**
 * The parts slide into each other and the character is written in their place, stroke by stroke if
 * its strokes are there by then. Without motion it is simply there.
 */
export const Fusion = ({ parts, result }: Props) => {
  const outlines = useOutlines(result);
  const counts = { '--of': parts.length, '--strokes': outlines?.length ?? 0 } as CSSProperties;
  return (
    <span className="fusion" data-written={outlines ? '' : undefined} style={counts}>
      <bdi lang="zh-Hans" className="fusion-whole">
        {result}
      </bdi>
      {parts.map((part, n) => (
        // Drawn by the stylesheet, so that the text of the result is the character alone.
        <span
          key={n}
          lang="zh-Hans"
          aria-hidden="true"
          data-part={part}
          className="fusion-part"
          style={{ '--n': n } as CSSProperties}
        />
      ))}
      {outlines && (
        <svg viewBox="0 0 1024 1024" aria-hidden="true">
          <g transform={UPRIGHT}>
            {outlines.map((outline, n) => (
              <path key={outline} d={outline} style={{ '--n': n } as CSSProperties} />
            ))}
          </g>
        </svg>
      )}
    </span>
  );
};

/** The outlines of a character's strokes, where something may move and they come in time. */
const useOutlines = (character: string): readonly string[] | undefined => {
  const [outlines, setOutlines] = useState<readonly string[]>();
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const begunMs = performance.now();
    let isShown = true;
    fetchOnce<CharacterStrokes>(strokesAddress(character)).then(
      ({ strokes }) => {
        if (isShown && performance.now() - begunMs < JOINED_MS) setOutlines(strokes);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [character]);
  return outlines;
};
