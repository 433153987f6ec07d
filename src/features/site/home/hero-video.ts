import { SMALL_LOOP_QUERY, type Scheme } from './hero.machine.ts';

/** Before it, the video shows the painted mountains and the brush that writes 中, once (HOME-2). */
const LOOP_FROM_S = 3.5;

/** H.264 first: phones decode it in hardware, and the AV1 file is no smaller. */
const sources = (scheme: Scheme) => {
  const file = `/hero/${scheme}/loop-${matchMedia(SMALL_LOOP_QUERY).matches ? 720 : 1280}`;
  return [
    { src: `${file}.mp4`, type: 'video/mp4' },
    { src: `${file}.webm`, type: 'video/webm' },
  ];
};

/** The living background; the picture below it is its poster. It loads when it first runs. */
export const openVideo = (video: HTMLVideoElement, schemeNow: () => Scheme) => {
  video.addEventListener('playing', () => (video.dataset['playing'] = ''));

  const load = () => {
    video.replaceChildren(
      ...sources(schemeNow()).map((source) =>
        Object.assign(document.createElement('source'), source),
      ),
    );
    video.load();
  };

  // Playing may be refused, to save power for one; the poster stays then.
  const play = () => void video.play().catch(() => undefined);

  video.addEventListener('ended', () => {
    video.currentTime = LOOP_FROM_S;
    play();
  });

  const setRunning = (isRunning: boolean) => {
    if (isRunning === !video.paused) return;
    if (isRunning && !video.hasChildNodes()) load();
    if (isRunning) play();
    else video.pause();
  };

  /** The page has changed its scheme: the poster stands again until the other video plays. */
  const changeScheme = () => {
    video.pause();
    video.replaceChildren();
    delete video.dataset['playing'];
  };

  return { setRunning, changeScheme };
};
