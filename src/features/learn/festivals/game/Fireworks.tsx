import type { CSSProperties } from 'react';

/** Rays of a burst, and of the shorter ones between them. */
const RAYS = 14;
/** Half the side of the square in which a burst is drawn. */
const HALF = 50;

const point = (angle: number, radius: number) =>
  [Math.cos(angle), Math.sin(angle)].map((part) => (HALF + part * radius).toFixed(1)).join(' ');

const rays = (from: number, to: number, turn: number): string =>
  Array.from({ length: RAYS }, (_, n) => {
    const angle = ((n + turn) / RAYS) * 2 * Math.PI;
    return `M${point(angle, from)}L${point(angle, to)}`;
  }).join('');

const LONG = rays(6, 48, 0);
const SHORT = rays(5, 32, 0.5);

/** Where bursts open, in percent of the scene, how wide, and when, in seconds. */
const BURSTS = [
  { left: 17, top: 32, width: 22, wait: 0.2 },
  { left: 82, top: 30, width: 25, wait: 0.7 },
  { left: 50, top: 42, width: 19, wait: 1.3 },
  { left: 29, top: 24, width: 15, wait: 2 },
  { left: 70, top: 50, width: 17, wait: 2.5 },
  { left: 10, top: 55, width: 14, wait: 3 },
] as const;

/** Bursts over the finished scene, behind what stands in it; still where nothing is to move. */
export const Fireworks = () => (
  <div className="festival-fireworks" aria-hidden="true">
    {BURSTS.map(({ left, top, width, wait }) => (
      <svg
        key={left}
        viewBox={`0 0 ${2 * HALF} ${2 * HALF}`}
        style={
          {
            '--left': `${left}%`,
            '--top': `${top}%`,
            '--width': `${width}%`,
            '--wait': `${wait}s`,
          } as CSSProperties
        }
      >
        {/* Each ray counts as one, however long it is drawn. */}
        <path d={LONG} pathLength={RAYS} />
        <path d={SHORT} pathLength={RAYS} />
      </svg>
    ))}
  </div>
);
