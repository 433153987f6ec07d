/** Which slide of the carousel shows (RADICALS-1). */
export type Carousel = {
  readonly index: number;
  readonly size: number;
  /** A browser that snaps into place at the same moment cuts a turn short; one more will do. */
  readonly mayTurnAgain: boolean;
};

export type CarouselEvent =
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'reached'; index: number }
  /** The track came to rest, after a turn or a swipe. */
  | { type: 'rested'; index: number }
  /** The reader moves the track by hand, and is not to be overruled. */
  | { type: 'taken' };

/** Moves among the slides; both ends hold. */
export const stepCarousel = (carousel: Carousel, event: CarouselEvent): Carousel => {
  switch (event.type) {
    case 'previous':
      return turned(carousel, carousel.index - 1);
    case 'next':
      return turned(carousel, carousel.index + 1);
    case 'reached':
      return turned(carousel, event.index);
    case 'rested':
      return carousel.mayTurnAgain
        ? { ...carousel, mayTurnAgain: false }
        : { ...carousel, index: within(carousel, event.index) };
    case 'taken':
      return { ...carousel, mayTurnAgain: false };
  }
};

const within = ({ size }: Carousel, index: number) => Math.min(Math.max(index, 0), size - 1);

const turned = (carousel: Carousel, wanted: number): Carousel => {
  const index = within(carousel, wanted);
  return index === carousel.index ? carousel : { ...carousel, index, mayTurnAgain: true };
};

export const isFirst = ({ index }: Carousel) => index === 0;
export const isLast = ({ index, size }: Carousel) => index === size - 1;

/** What a key asks for: arrows point where reading goes. */
export const eventOfKey = (
  key: string,
  direction: 'ltr' | 'rtl',
  { size }: Carousel,
): CarouselEvent | undefined => {
  const [back, ahead] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return { type: 'previous' };
  if (key === ahead) return { type: 'next' };
  if (key === 'Home') return { type: 'reached', index: 0 };
  if (key === 'End') return { type: 'reached', index: size - 1 };
  return undefined;
};

/** The slide whose edge lies nearest to the edge of the track; distances in px, signed. */
export const nearestSlide = (distances: readonly number[]): number => {
  const lengths = distances.map(Math.abs);
  return lengths.indexOf(Math.min(...lengths));
};
