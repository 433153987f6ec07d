/** The landscape that is written into, by day and by night; `npm run art:hero` renders both. */
const PICTURES = { day: '/hero/day/sky-1080.webp', night: '/hero/night/sky-1080.webp' } as const;

type Rgb = readonly [red: number, green: number, blue: number];

/** A picture to write into, and what it is written with. */
export type Scenery = { readonly picture: HTMLImageElement; readonly ink: Rgb };

/** Soot by day; by night the pale ink of the hero. */
const INKS: Readonly<Record<keyof typeof PICTURES, Rgb>> = {
  day: [24, 20, 18],
  night: [249, 241, 222],
};

/** The landscape of the visitor's colour scheme, ready to be drawn. Throws where it does not come. */
export const loadScenery = async (): Promise<Scenery> => {
  const time = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  const picture = new Image();
  picture.src = PICTURES[time];
  await picture.decode();
  return { picture, ink: INKS[time] };
};

export const cssColour = ([red, green, blue]: Rgb, alpha: number): string =>
  `rgba(${red}, ${green}, ${blue}, ${alpha})`;
