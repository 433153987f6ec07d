import type { Rgb } from '../ink/ink-layer.ts';
import { DEEP_TEAL, FAR_BLUE, FAR_FOOT, OCHRE, TEAL, TREE_INK } from '../ink/inks.ts';
import { massifs } from '../ink/massif-rows.ts';
import type { Massif } from '../ink/mountains.ts';

/** The picture's size, and the margin on both sides that the moving layers need. */
export const WIDTH = 1920;
export const HEIGHT = 1560;
export const MARGIN = 120;
export const FRAME_COUNT = 122;

/** Where the water begins, and the line about which the mountains are mirrored in it. */
export const WATER_TOP = 1090;
export const MIRROR_LINE = 1250;

export const SUN = { x: 1056, lowY: 486, highY: 412, radius: 172 };
/** The moon stands clear of the writing, which is as pale as itself. */
export const MOON = { x: 1236, lowY: 352, highY: 318, radius: 98 };

/** 中 above 文: the column stands in the middle, so that every crop of the picture keeps it. */
export const WRITING = {
  size: 404,
  zhong: { x: 758, y: 222 },
  wen: { x: 745, y: 590 },
  seal: { x: 736, y: 896, size: 80 },
};

/** When the brush writes: 中 by itself, of the time that it has; 文 with the scroll; then the seal. */
export const ZHONG_TIMES = { start: 0.14, end: 0.84, pause: 0.035 };
export const WEN_TIMES = { start: 0.1, end: 0.86, pause: 0.02 };
export const SEAL_AT = 0.92;

/** The foot of the great groups, in the light of the morning. */
const WARM_GREY: Rgb = [1.1, 1.2, 1.35];

/** The pale ridges at the horizon. */
const HORIZON = massifs(
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
    [1010, 748, 260, 180, 8, 1.2, 1, 0, 2],
    [330, 600, 300, 360, 1, 1.35, 1, 0.25, 2],
    [700, 706, 250, 230, 2, 1.3, 1, -0.2, 2],
    [1265, 660, 230, 300, 3, 1.25, 1, 0.2, 2],
    [1560, 545, 300, 400, 4, 1.4, 1, -0.25, 2],
    [1860, 640, 260, 320, 5, 1.3, 1, 0.2, 2],
    [40, 660, 260, 320, 6, 1.3, 1, 0, 2],
  ],
);

/** The mountains of the middle distance, which also frame the narrow crops. */
const MIDDLE = massifs(
  {
    jag: 16,
    density: 0.5,
    absorption: TEAL,
    footAbsorption: FAR_FOOT,
    fade: 360,
    spur: 0.6,
    wrinkle: 0.3,
    edge: 0.55,
    edgeWidth: 2.6,
    frequency: 0.013,
    light: 1,
    rockHeight: 1,
    planting: { count: 6, treeShare: 0.2, treeHeight: 20, absorption: TEAL, density: 0.8 },
  },
  [
    [600, 730, 165, 300, 11, 1.5, 1, 0.2, 4],
    [300, 560, 150, 460, 12, 1.7, 0.8, -0.2, 4],
    [1480, 660, 150, 380, 13, 1.6, 0.8, 0.25, 4],
    [1700, 500, 165, 520, 14, 1.9, 0.75, -0.15, 4],
    [1325, 790, 150, 250, 15, 1.3, 1, 0.1, 4],
    [40, 590, 150, 430, 16, 1.5, 0.9, 0, 4],
  ],
);

/** The two great groups, left and right. */
const MAIN = massifs(
  {
    jag: 20,
    density: 0.84,
    absorption: DEEP_TEAL,
    footAbsorption: WARM_GREY,
    fade: 480,
    spur: 0.9,
    wrinkle: 0.6,
    edge: 0.85,
    edgeWidth: 3.2,
    frequency: 0.016,
    light: 1,
    rockHeight: 1.05,
    planting: { count: 9, treeShare: 0.35, treeHeight: 30, absorption: DEEP_TEAL, density: 1.15 },
  },
  [
    [330, 480, 92, 540, 22, 2.2, 0.7, 0.22, 5],
    [120, 300, 150, 720, 21, 1.75, 0.75, -0.22, 8],
    [455, 740, 110, 330, 25, 1.5, 0.9, 0.2, 5],
    [1835, 430, 150, 600, 23, 1.8, 0.8, 0.25, 8],
    [1668, 640, 88, 430, 24, 2.3, 0.7, -0.2, 5],
    [1530, 860, 110, 220, 26, 1.4, 1, 0.1, 4],
  ],
);

/** The low wooded hills by the water. */
const SHORE = massifs(
  {
    jag: 18,
    density: 1.05,
    absorption: DEEP_TEAL,
    footAbsorption: OCHRE,
    fade: 280,
    spur: 0.95,
    wrinkle: 0.8,
    edge: 0.95,
    edgeWidth: 3.6,
    frequency: 0.018,
    light: 1,
    rockHeight: 1.05,
    planting: { count: 12, treeShare: 0.55, treeHeight: 46, absorption: TREE_INK, density: 1.35 },
  },
  [
    [110, 940, 240, 300, 31, 1.55, 1, 0, 7],
    [410, 1060, 200, 190, 32, 1.55, 1, 0, 7],
    [1810, 960, 230, 300, 33, 1.55, 1, 0, 7],
    [1545, 1085, 190, 170, 34, 1.55, 1, 0, 7],
  ],
);

/** From the horizon to the shore; `nearness` is how much a layer moves with the camera. */
export const MOUNTAIN_LAYERS: readonly { massifs: Massif[]; nearness: number }[] = [
  { massifs: HORIZON, nearness: 0.18 },
  { massifs: MIDDLE, nearness: 0.36 },
  { massifs: MAIN, nearness: 0.62 },
  { massifs: SHORE, nearness: 1 },
];

export const PAVILION = { x: 404, y: 1058, scale: 0.92 };
