import { gradient, outline } from '../print/draw.ts';
import { glyph } from '../print/glyph.ts';
import { palette } from '../print/palette.ts';
import { picture } from '../print/grain.ts';
import { propDefs } from '../pictures/props.ts';

export const WIDTH = 1080;
export const HEIGHT = 360;

/** Where feet and tables stand. */
export const FLOOR = 326;

type Hour = {
  sky: string;
  paper: string;
  far: string;
  near: string;
  earth: string;
  sun: string;
};

const HOURS = {
  morning: {
    sky: '#CFE3D6',
    paper: '#F9F0DA',
    far: '#7FB0A6',
    near: '#9CC09A',
    earth: '#E3C592',
    sun: palette.redL,
  },
  noon: {
    sky: '#F6DFAE',
    paper: '#FBF1DC',
    far: '#C7A67C',
    near: '#B9B98A',
    earth: '#DDB880',
    sun: palette.red,
  },
  evening: {
    sky: '#8FB0B6',
    paper: '#F8DFBB',
    far: '#6E8F98',
    near: '#93A08E',
    earth: '#C9A078',
    sun: '#F9DB8B',
  },
} as const satisfies Record<string, Hour>;

const FAR_HILLS =
  'M0 226C60 176 104 190 156 150C196 120 236 186 300 196C372 206 418 120 486 96C540 78 580 164 650 178C720 192 770 130 838 118C900 108 960 176 1080 150V320H0Z';
const NEAR_HILLS =
  'M0 270C120 222 210 262 320 246C440 228 520 262 640 244C770 226 880 262 1080 232V330H0Z';
const EARTH = 'M0 300C190 290 400 304 620 297C820 291 960 303 1080 295V360H0Z';

/** The stone that signs a print: one character in red. */
const seal = (character: string) =>
  `<path d="M1002 27C1014 25 1034 25 1045 27C1051 28 1053 31 1053 37C1055 48 1055 60 1053 71C1052 77 1050 79 1044 79C1032 81 1014 81 1003 79C997 78 995 76 995 70C993 59 993 47 995 37C995 31 997 28 1002 27Z" fill="${palette.red}"/><rect x="999" y="31" width="50" height="44" rx="5" fill="none" stroke="${palette.cream}" stroke-width="1.8" opacity=".8"/>${glyph(character, 1004, 33, 40, palette.cream, { extra: `stroke="${palette.cream}" stroke-width="26"` })}`;

type Vignette = {
  hour: keyof typeof HOURS;
  /** The character in the seal: what the section is about. */
  sign: string;
  /** Where the sun stands. */
  sun?: readonly [x: number, y: number];
  label: string;
  content: string;
};

/** A print three times as wide as high: paper, hills of thin ink, a strip of earth, a seal. */
export const vignette = ({ hour, sign, sun, label, content }: Vignette): string => {
  const { sky, paper, far, near, earth, sun: light } = HOURS[hour];
  return picture({
    width: WIDTH,
    height: HEIGHT,
    label,
    grainAmount: 0.03,
    defs:
      propDefs +
      gradient('sky', [
        [0, sky],
        [0.7, paper],
      ]) +
      gradient('far', [
        [0, far, 0.85],
        [1, far, 0],
      ]) +
      gradient('near', [
        [0, near, 0.9],
        [1, near, 0.1],
      ]) +
      gradient('earth', [
        [0, earth],
        [1, paper],
      ]),
    content: `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${sun ? `<circle cx="${sun[0]}" cy="${sun[1]}" r="34" fill="${light}"/>` : ''}<path d="${FAR_HILLS}" fill="url(#far)"/><path d="${NEAR_HILLS}" fill="url(#near)"/><path d="${EARTH}" fill="url(#earth)"/><path d="M0 300C190 290 400 304 620 297C820 291 960 303 1080 295" fill="none" ${outline(2.4, palette.woodD)} opacity=".45"/>${content}${seal(sign)}`,
  });
};
