import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { CONTOUR_BOX, contourPath, lineOf } from './contour.ts';

type Props = { tone: SpokenTone; className?: string };

const PITCHES = [1, 2, 3, 4, 5];

/** A tone as a brush would draw it, between the five pitches; the text beside it names it. */
export const ToneContour = ({ tone, className }: Props) => (
  <svg
    viewBox={`0 0 ${CONTOUR_BOX.width} ${CONTOUR_BOX.height}`}
    className={className}
    aria-hidden="true"
  >
    {PITCHES.map((pitch) => (
      <path
        key={pitch}
        d={`M6 ${lineOf(pitch)}H${CONTOUR_BOX.width - 6}`}
        stroke="currentColor"
        strokeWidth="0.8"
        strokeDasharray="1 4"
        opacity="0.45"
      />
    ))}
    <path d={contourPath(tone)} fill="var(--accent)" />
  </svg>
);
