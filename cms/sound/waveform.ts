import { peakOf, type Pcm } from './pcm.ts';

/** How loud each of so many columns of a drawn sound is at its loudest, from 0 to 1. */
export const peaksOf = ({ samples, rate }: Pcm, columns: number): number[] => {
  const size = Math.max(1, Math.ceil(samples.length / columns));
  return Array.from({ length: columns }, (_, column) =>
    peakOf({ samples: samples.subarray(column * size, (column + 1) * size), rate }),
  );
};
