type Point = readonly [x: number, y: number];

/** Where each finger leaves the hand, and where it ends when it is stretched out. */
const FINGERS = {
  index: { root: [46, 78], tip: [40, 26] },
  middle: { root: [58, 75], tip: [57, 16] },
  ring: { root: [70, 77], tip: [74, 23] },
  little: { root: [81, 83], tip: [90, 38] },
} as const satisfies Record<string, { root: Point; tip: Point }>;
type Finger = keyof typeof FINGERS;

const ALL = ['index', 'middle', 'ring', 'little'] as const;
const THUMB_OUT = 'M46 108L18 82';
const THUMB_IN = 'M45 110L64 98';

type Hand = {
  /** Fingers that are stretched out; the others lie folded on the palm. */
  readonly out: readonly Finger[];
  readonly thumb: string;
  /** Fingers that are neither, as they bend. */
  readonly bent?: readonly { readonly finger: Finger; readonly path: string }[];
};

const HANDS: Readonly<Record<number, Hand>> = {
  1: { out: ['index'], thumb: THUMB_IN },
  2: { out: ['index', 'middle'], thumb: THUMB_IN },
  3: { out: ['index', 'middle', 'ring'], thumb: THUMB_IN },
  4: { out: ALL, thumb: THUMB_IN },
  5: { out: ALL, thumb: THUMB_OUT },
  6: { out: ['little'], thumb: THUMB_OUT },
  7: {
    out: [],
    thumb: 'M45 108L14 78',
    bent: [
      { finger: 'middle', path: 'M58 78C50 58 34 58 17 70' },
      { finger: 'index', path: 'M46 82C40 68 30 66 15 74' },
    ],
  },
  8: { out: ['index'], thumb: THUMB_OUT },
  9: {
    out: [],
    thumb: THUMB_IN,
    bent: [{ finger: 'index', path: 'M46 78L42 44C40 26 20 26 20 42L21 50' }],
  },
};

const LIMB = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A finger: its outline, and the skin over it. */
const Limb = ({ path, width = 12 }: { path: string; width?: number }) => (
  <g {...LIMB}>
    <path d={path} className="sign-ink" strokeWidth={width + 5} />
    <path d={path} className="sign-skin" strokeWidth={width} />
  </g>
);

const OneHand = ({ out, thumb, bent = [] }: Hand) => {
  const isFolded = (finger: Finger) =>
    !out.includes(finger) && !bent.some((one) => one.finger === finger);
  return (
    <>
      {out.map((finger) => {
        const { root, tip } = FINGERS[finger];
        return <Limb key={finger} path={`M${root.join(' ')}L${tip.join(' ')}`} />;
      })}
      <path
        className="sign-hand"
        d="M38 84Q38 72 50 72H78Q90 72 89 86L86 116Q84 124 82 130V140H50V130Q42 124 40 112Z"
      />
      {out.map((finger) => {
        const [x, y] = FINGERS[finger].root;
        return <path key={finger} className="sign-skin" strokeWidth={12} d={`M${x} ${y}v6`} />;
      })}
      {ALL.filter(isFolded).map((finger) => {
        const [x, y] = FINGERS[finger].root;
        return <Limb key={finger} path={`M${x} ${y}V${y + 15}`} width={9} />;
      })}
      {bent.map(({ finger, path }) => (
        <Limb key={finger} path={path} width={11} />
      ))}
      <Limb path={thumb} />
    </>
  );
};

/** Two index fingers, crossed. */
const CrossedFingers = () => (
  <>
    <Limb path="M84 92L40 28" />
    <Limb path="M36 92L80 28" />
    {[32, 88].map((x) => (
      <g key={x}>
        <rect className="sign-hand" x={x - 20} y={84} width={40} height={36} rx={14} />
        <path className="sign-hand" d={`M${x - 12} 118V140H${x + 12}V118`} />
        {[0, 1, 2].map((fold) => (
          <path
            key={fold}
            {...LIMB}
            className="sign-ink"
            strokeWidth={2.5}
            d={`M${x - 9 + fold * 9} 92v14`}
          />
        ))}
      </g>
    ))}
  </>
);

type Props = {
  /** From 1 to 10. */
  value: number;
  /** How the fingers stand, without the number. */
  description: string;
};

/** How a hand shows a number in China, seen from the front. */
export const FingerSign = ({ value, description }: Props) => {
  const hand = HANDS[value];
  return (
    <svg viewBox="0 0 120 144" role="img" aria-label={description} className="finger-sign">
      {hand ? <OneHand {...hand} /> : <CrossedFingers />}
    </svg>
  );
};
