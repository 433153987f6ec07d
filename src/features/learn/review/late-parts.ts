import { fetchReplay } from '#src/learning/device/cards-of.ts';
import { late } from './late.tsx';

const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    (globalThis.requestIdleCallback ?? setTimeout)(resolve);
  });

/** What the first card can do without. */
export const LateTypeAnswer = late(
  async () => (await import('./exercises/TypeAnswer.tsx')).TypeAnswer,
);
export const LateWriteStrokes = late(
  async () => (await import('./exercises/WriteStrokes.tsx')).WriteStrokes,
);
export const LateHearAndChoose = late(
  async () => (await import('./exercises/HearAndChoose.tsx')).HearAndChoose,
);
export const LateSayAloud = late(async () => (await import('./exercises/SayAloud.tsx')).SayAloud);
export const LateSessionEnd = late(async () => (await import('./end/SessionEnd.tsx')).SessionEnd);
export const LateNothingToAsk = late(
  async () => (await import('./end/NothingToAsk.tsx')).NothingToAsk,
);
/** Nobody waits for what stands below: it leaves the network to what does. */
export const LateBelow = late(async () => {
  await untilIdle();
  return (await import('./below/Below.tsx')).Below;
}, 'silent');

const PARTS = [
  LateHearAndChoose,
  LateTypeAnswer,
  LateWriteStrokes,
  LateSayAloud,
  LateSessionEnd,
  LateNothingToAsk,
];

/** Fetches them once nothing else is to do, so that a review goes on without a network. */
export const fetchLateParts = (): void => {
  void untilIdle().then(() => {
    for (const { fetch } of [...PARTS, { fetch: fetchReplay }]) fetch().catch(() => undefined);
  });
};
