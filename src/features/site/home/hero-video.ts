import { SMALL_LOOP_QUERY } from './hero.machine.ts';

/** H.264 first: phones decode it in hardware, and the AV1 file is no smaller. */
const sources = () => {
  const file = `/hero/loop-${matchMedia(SMALL_LOOP_QUERY).matches ? 720 : 1280}`;
  return [
    { src: `${file}.mp4`, type: 'video/mp4' },
    { src: `${file}.webm`, type: 'video/webm' },
  ];
};

/** The looping background; the picture below it is its poster. It loads when it first runs. */
export const openVideo = (video: HTMLVideoElement) => {
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });

  const load = () => {
    for (const source of sources()) {
      video.append(Object.assign(document.createElement('source'), source));
    }
    video.load();
  };

  const setRunning = (isRunning: boolean) => {
    if (isRunning === !video.paused) return;
    if (isRunning && !video.hasChildNodes()) load();
    // Playing may be refused, to save power for one; the poster stays then.
    if (isRunning) video.play().catch(() => undefined);
    else video.pause();
  };

  return { setRunning };
};
