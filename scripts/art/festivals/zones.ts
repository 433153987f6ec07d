/** Where the items belong, in percent of their scene. */
export type Zone = {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
};

const zone = (top: number, left: number, width: number, height: number): Zone => ({
  top,
  left,
  width,
  height,
});

export const zones = {
  spring: {
    lantern: zone(14, 62, 14, 26),
    liondance: zone(50, 34, 30, 42),
    hongbao: zone(58, 74, 12, 22),
    springcouplets: zone(34, 8, 16, 40),
  },
  qingming: {
    incense: zone(60, 40, 12, 24),
    food: zone(66, 56, 16, 22),
    money: zone(64, 22, 14, 24),
    willow: zone(10, 70, 24, 44),
  },
  'dragon-boat': {
    zongzi: zone(62, 4, 16, 28),
    flag: zone(16, 72, 14, 38),
    boat: zone(46, 26, 40, 34),
    drum: zone(62, 76, 16, 30),
  },
  'mid-autumn': {
    lantern: zone(14, 10, 14, 30),
    moon: zone(6, 60, 20, 34),
    mooncake: zone(68, 42, 16, 22),
    family: zone(46, 64, 30, 44),
  },
} as const;
