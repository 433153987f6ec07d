import { inTime } from '#src/lib/in-time.ts';

/** Waits for content so many milliseconds: a source may take a call and say nothing. */
export const contentInTime = <T>(answer: Promise<T>, ms: number): Promise<T> =>
  inTime(answer, ms, () =>
    Object.assign(new Error('The content was not answered in time'), { code: 'ETIMEDOUT' }),
  );
