import { INK } from '../ink/calligraphy.ts';
import { PAPER, type Ground, type Rgb } from '../ink/ink-layer.ts';

/** The hero is painted twice: in the morning, and under the full moon. */
export const SCHEMES = ['day', 'night'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The colours of a scheme, which are all that its pictures differ in, besides sun and moon. */
export type Light = {
  scheme: Scheme;
  ground: Ground;
  mist: Rgb;
  /** What the brush writes with. */
  ink: Rgb;
  ripples: string;
  /** What catches the light on the upper left of all that stands before the mountains. */
  edge?: string;
};

export const LIGHTS: Readonly<Record<Scheme, Light>> = {
  day: { scheme: 'day', ground: PAPER, mist: [250, 245, 233], ink: INK, ripples: '58,92,98' },
  night: {
    scheme: 'night',
    ground: { paper: [0.235, 0.365, 0.435], rim: [0.97, 0.93, 0.83] },
    mist: [46, 82, 98],
    ink: [249, 241, 222],
    ripples: '150,186,194',
    edge: 'rgba(247,239,221,.75)',
  },
};
