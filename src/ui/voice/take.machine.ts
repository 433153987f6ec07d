/** After so long a browser may be waiting for an answer of its visitor. */
export const ASKING_AFTER_MS = 4_000;

/**
 * One take of a voice: it opens, listens, is measured, and has a result. The attempt tells late
 * answers from the present.
 */
export type Taking<Result, Fault> = { readonly attempt: number } & (
  | { at: 'ready'; fault: Fault | undefined }
  | { at: 'opening'; isLong?: true }
  | { at: 'listening' }
  | { at: 'measuring' }
  | { at: 'done'; result: Result }
);

export type TakeEvent<Result, Fault> =
  | { type: 'pressed' }
  /** Something else is to be said, or the page is left. */
  | { type: 'left' }
  /** The page was hidden, or the screen locked. */
  | { type: 'interrupted'; fault: Fault }
  /** These come from an attempt, and count only while it lasts. */
  | { type: 'opened'; attempt: number }
  | { type: 'waited'; attempt: number }
  | { type: 'ended'; attempt: number }
  | { type: 'measured'; attempt: number; result: Result }
  | { type: 'failed'; attempt: number; fault: Fault };

export const untaken = { at: 'ready', attempt: 0, fault: undefined } as const;

export const stepTake = <Result, Fault>(
  take: Taking<Result, Fault>,
  event: TakeEvent<Result, Fault>,
): Taking<Result, Fault> => {
  const { attempt } = take;
  if ('attempt' in event && event.attempt !== attempt) return take;
  const ready = (fault?: Fault) => ({ at: 'ready', attempt: attempt + 1, fault }) as const;
  switch (event.type) {
    case 'pressed':
      if (take.at === 'listening') return { at: 'measuring', attempt };
      if (take.at === 'opening') return ready();
      return take.at === 'measuring' ? take : { at: 'opening', attempt: attempt + 1 };
    case 'left':
      return take.at === 'ready' && !take.fault ? take : ready();
    case 'interrupted':
      return take.at === 'opening' || take.at === 'listening' ? ready(event.fault) : take;
    case 'opened':
      return take.at === 'opening' ? { at: 'listening', attempt } : take;
    case 'waited':
      return take.at === 'opening' ? { ...take, isLong: true } : take;
    case 'ended':
      return take.at === 'listening' ? { at: 'measuring', attempt } : take;
    case 'measured':
      return take.at === 'measuring' ? { at: 'done', attempt, result: event.result } : take;
    case 'failed':
      return take.at === 'ready' || take.at === 'done' ? take : ready(event.fault);
  }
};
