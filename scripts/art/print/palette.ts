export const palette = {
  ink: '#2B1A17',
  inkMid: '#33262A',
  inkFar: '#4A3640',
  red: '#CF3A26',
  redD: '#9E1F17',
  redL: '#E8583C',
  deep: '#6E1210',
  gold: '#E8AE3F',
  goldL: '#F9DB8B',
  goldD: '#B4762A',
  jade: '#3E8F78',
  jadeD: '#1F5F58',
  jadeL: '#7DBB95',
  teal: '#184650',
  night: '#14303D',
  paper: '#F7EFDD',
  cream: '#FBF3E4',
  peach: '#F3BE97',
  plum: '#6A2C40',
  snow: '#EEF3F1',
  wood: '#9A6438',
  woodL: '#C98B4F',
  woodD: '#6B3A22',
  sky: '#A9CFC9',
  skin: '#F6C9A4',
  tan: '#E3AE84',
  brown: '#C98A5E',
  blush: '#EE7A5C',
  hair: '#2A1D1C',
} as const;

// Line weights in final pixels: things near, in the middle ground, and far away.
export const NEAR = 5;
export const MID = 3.4;
export const FAR = 2.2;
