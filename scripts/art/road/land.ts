import type { Rgb } from '../ink/ink-layer.ts';
import { DEEP_TEAL, FAR_BLUE, FAR_FOOT, OCHRE, TEAL, TREE_INK } from '../ink/inks.ts';
import { massifs } from '../ink/massif-rows.ts';
import type { Massif } from '../ink/mountains.ts';

/** The scroll as it is painted; it is shown at half this size at most. */
export const WIDTH = 9600;
export const HEIGHT = 960;
/** Where the sea begins, and how far east of the dunes' foot it reaches. */
export const WATER_TOP = 706;
export const COAST = 6720;

const SAND: Rgb = [0.3, 0.72, 1.5];
const SAND_FOOT: Rgb = [0.16, 0.36, 0.8];
const ROSE_ROCK: Rgb = [0.62, 1.3, 1.62];

/** Rose rocks that stand far behind the sand, and pale ridges along the whole coast of Asia. */
const HORIZON: Massif[] = [
  ...massifs(
    {
      jag: 10,
      density: 0.34,
      absorption: ROSE_ROCK,
      footAbsorption: SAND_FOOT,
      fade: 300,
      spur: 0.4,
      wrinkle: 0.15,
      edge: 0.4,
      edgeWidth: 2.2,
      frequency: 0.011,
      light: 1,
      rockHeight: 1,
    },
    [
      [9380, 360, 270, 300, 201, 2.6, 0.55, 0.2, 3],
      [8960, 430, 210, 230, 202, 3, 0.5, -0.1, 3],
      [8260, 450, 330, 220, 203, 2.2, 0.7, 0.2, 3],
      [7640, 500, 240, 180, 204, 2.8, 0.5, -0.2, 2],
    ],
  ),
  ...massifs(
    {
      jag: 12,
      density: 0.3,
      absorption: FAR_BLUE,
      footAbsorption: FAR_FOOT,
      fade: 260,
      spur: 0.3,
      wrinkle: 0,
      edge: 0.35,
      edgeWidth: 2.2,
      frequency: 0.01,
      light: 1,
      rockHeight: 1.1,
    },
    [
      [5760, 590, 330, 120, 211, 1.3, 1, 0, 1],
      [4560, 420, 300, 300, 212, 1.35, 1, 0.2, 2],
      [4060, 340, 310, 380, 213, 1.4, 1, -0.2, 2],
      [3560, 420, 280, 300, 214, 1.3, 1, 0.2, 2],
      [3080, 360, 300, 360, 215, 1.35, 1, -0.1, 2],
      [2460, 440, 320, 280, 216, 1.3, 1, 0.2, 2],
      [1820, 400, 300, 320, 217, 1.35, 1, -0.2, 2],
      [1180, 450, 320, 270, 218, 1.3, 1, 0.1, 2],
      [520, 380, 340, 340, 219, 1.35, 1, -0.1, 2],
    ],
  ),
];

const MIDDLE = massifs(
  {
    jag: 16,
    density: 0.52,
    absorption: TEAL,
    footAbsorption: FAR_FOOT,
    fade: 340,
    spur: 0.6,
    wrinkle: 0.35,
    edge: 0.55,
    edgeWidth: 2.6,
    frequency: 0.013,
    light: 1,
    rockHeight: 1,
    planting: { count: 6, treeShare: 0.25, treeHeight: 22, absorption: TEAL, density: 0.8 },
  },
  [
    [4300, 470, 130, 300, 221, 2, 0.75, 0.2, 4],
    [3860, 300, 140, 460, 222, 1.9, 0.75, -0.2, 5],
    [3400, 430, 130, 340, 223, 1.8, 0.8, 0.2, 4],
    [2840, 350, 140, 420, 224, 2, 0.75, -0.15, 5],
    [2200, 500, 150, 260, 225, 1.5, 0.9, 0.1, 4],
    [1460, 470, 150, 300, 226, 1.6, 0.85, -0.2, 4],
    [200, 440, 170, 330, 227, 1.7, 0.8, 0.2, 5],
  ],
);

/** Dunes: no rock in them, only a crest, a lit and a shaded side. */
const DUNES = massifs(
  {
    jag: 2,
    density: 0.62,
    absorption: SAND,
    footAbsorption: SAND_FOOT,
    fade: 420,
    spur: 0.16,
    wrinkle: 0.05,
    edge: 0.62,
    edgeWidth: 3.2,
    frequency: 0.006,
    light: 1,
    rockHeight: 0.7,
  },
  [
    [9560, 560, 620, 260, 231, 1.7, 1.1, 0.35, 0],
    [8780, 612, 560, 200, 232, 1.8, 1.15, -0.4, 0],
    [8000, 600, 620, 220, 233, 1.7, 1.1, 0.4, 0],
    [7280, 650, 520, 150, 234, 1.9, 1.1, -0.35, 0],
    [9200, 690, 640, 190, 235, 1.8, 1.1, -0.35, 0],
    [8420, 712, 600, 170, 236, 1.8, 1.15, 0.4, 0],
    [7660, 726, 560, 150, 237, 1.8, 1.1, -0.3, 0],
    [7060, 742, 420, 110, 238, 2, 1.1, 0.3, 0],
  ],
);

/** The great peaks of the south, which rise from the sea. */
const MAIN = massifs(
  {
    jag: 20,
    density: 0.84,
    absorption: DEEP_TEAL,
    footAbsorption: OCHRE,
    fade: 420,
    spur: 0.9,
    wrinkle: 0.6,
    edge: 0.85,
    edgeWidth: 3.2,
    frequency: 0.016,
    light: 1,
    rockHeight: 1.05,
    planting: { count: 9, treeShare: 0.4, treeHeight: 34, absorption: DEEP_TEAL, density: 1.15 },
  },
  [
    [4110, 420, 110, 400, 241, 2.2, 0.7, 0.2, 5],
    [3640, 300, 120, 520, 242, 2.1, 0.72, -0.2, 6],
    [3190, 480, 100, 330, 243, 2.2, 0.7, 0.15, 4],
    [2620, 400, 120, 420, 244, 2.1, 0.72, -0.2, 6],
    [60, 330, 150, 520, 245, 1.9, 0.75, 0.2, 6],
  ],
);

/** Islands of the crossing, and the wooded hills behind the harbour. */
const SHORE = massifs(
  {
    jag: 18,
    density: 1.02,
    absorption: DEEP_TEAL,
    footAbsorption: OCHRE,
    fade: 250,
    spur: 0.95,
    wrinkle: 0.8,
    edge: 0.95,
    edgeWidth: 3.6,
    frequency: 0.018,
    light: 1,
    rockHeight: 1.05,
    planting: { count: 12, treeShare: 0.6, treeHeight: 48, absorption: TREE_INK, density: 1.3 },
  },
  [
    [5330, 690, 150, 130, 251, 1.6, 1, 0.1, 4],
    [4760, 650, 120, 170, 252, 1.7, 0.9, -0.1, 4],
    [3920, 690, 210, 150, 253, 1.5, 1, 0, 6],
    [3400, 680, 190, 160, 254, 1.5, 1, 0.1, 6],
    [2880, 670, 220, 170, 255, 1.55, 1, -0.1, 6],
    [2260, 690, 220, 150, 256, 1.5, 1, 0, 6],
    [1700, 640, 240, 190, 257, 1.5, 1, 0.1, 7],
    [1180, 650, 260, 190, 258, 1.55, 1, -0.1, 7],
    [620, 620, 260, 210, 259, 1.5, 1, 0.1, 7],
    [120, 600, 260, 240, 260, 1.55, 1, -0.1, 7],
  ],
);

/** From the horizon to the shore. */
export const LAYERS: readonly (readonly Massif[])[] = [HORIZON, MIDDLE, DUNES, MAIN, SHORE];
