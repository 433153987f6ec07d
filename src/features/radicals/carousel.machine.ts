/** Which slide of the carousel shows (platform §2, Radicals article). */
export type Carousel = { readonly index: number; readonly size: number };

export type CarouselEvent =
  | { type: 'previous' }
  | { type: 'next' }
  /** A slide was chosen, or a swipe came to rest on it. */
  | { type: 'reached'; index: number };

/** Moves among the slides; both ends hold. */
export const stepCarousel = (carousel: Carousel, event: CarouselEvent): Carousel => {
  const wanted =
    event.type === 'reached' ? event.index : carousel.index + (event.type === 'next' ? 1 : -1);
  const index = Math.min(Math.max(wanted, 0), carousel.size - 1);
  return index === carousel.index ? carousel : { ...carousel, index };
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
