import {
  CANVAS,
  FIRST_BATCH,
  firstBatch,
  frameAt,
  frameWidthFor,
  loadedPercent,
  NIGHT_QUERY,
  REST_DELAY_MS,
  restFrom,
  scrollProgress,
  type Scheme,
} from './hero.machine.ts';
import { openFrameWorker } from './frame-worker.ts';
import { openFrames } from './hero-frames.ts';
import { openVideo } from './hero-video.ts';

type Parts = ReturnType<typeof partsOf>;

const partsOf = (hero: HTMLElement) => {
  const find = <E extends HTMLElement>(name: string) => {
    const part = hero.querySelector<E>(`[data-hero-${name}]`);
    if (!part) throw new Error(`The hero has no ${name}`);
    return part;
  };
  return {
    stage: find('stage'),
    canvas: find<HTMLCanvasElement>('canvas'),
    video: find<HTMLVideoElement>('video'),
    progress: find('progress'),
    percent: find('percent'),
    hint: find('hint'),
    toggle: find<HTMLButtonElement>('toggle'),
  };
};

/**
 * Loads the first frames, then plays the looping background, and draws over it the frame that the
 * scroll position asks for.
 */
export const startHero = (hero: HTMLElement, calm: MediaQueryList) => {
  const parts = partsOf(hero);
  const night = matchMedia(NIGHT_QUERY);
  const schemeNow = (): Scheme => (night.matches ? 'night' : 'day');
  const width = frameWidthFor(parts.canvas.clientWidth, devicePixelRatio);
  const video = openVideo(parts.video, schemeNow);
  const open = () =>
    openFrames({ scheme: schemeNow(), width }, openFrameWorker(), {
      onLoaded: (count) => showLoaded(parts, count),
      onDecoded: () => schedule(),
    });
  let frames = open();
  let current = 0;
  let isSeen = true;
  let isVideoDue = false;
  let isPaused = false;
  let isDrawing = false;
  let isScheduled = false;

  const runVideo = () =>
    video.setRunning(isVideoDue && isSeen && !isPaused && !isDrawing && !calm.matches);

  const draw = () => {
    isScheduled = false;
    const index = frameAt(progressOf(hero, parts.stage));
    // On the first frame the living background shows; who stays there needs no picture decoded.
    if (index > 0 || isDrawing) frames.want(index, index < current ? 'backward' : 'forward');
    current = index;
    const picture = index > 0 ? frames.nearest(index) : undefined;
    if (picture)
      parts.canvas.getContext('2d')?.drawImage(picture, 0, 0, CANVAS.width, CANVAS.height);
    isDrawing = index > 0 && (isDrawing || picture !== undefined);
    hero.toggleAttribute('data-drawing', isDrawing);
    runVideo();
  };

  const schedule = () => {
    if (isScheduled || !isSeen || calm.matches) return;
    isScheduled = true;
    requestAnimationFrame(draw);
  };

  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    runVideo();
    schedule();
  }).observe(hero);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  calm.addEventListener('change', () => {
    runVideo();
    schedule();
  });
  const showVideo = () => {
    isVideoDue = true;
    runVideo();
    parts.toggle.hidden = false;
  };

  bindToggle(parts.toggle, (paused) => {
    isPaused = paused;
    runVideo();
  });

  const load = async () => {
    const set = frames;
    await set.load(firstBatch());
    // The video shares neither the line nor the processor with what the visitor waits for.
    showVideo();
    setTimeout(() => {
      if (set === frames) void set.load(restFrom(current));
    }, REST_DELAY_MS);
  };

  night.addEventListener('change', () => {
    frames.close();
    frames = open();
    isVideoDue = false;
    video.changeScheme();
    schedule();
    void load();
  });

  parts.progress.hidden = false;
  schedule();
  void load();
};

const progressOf = (hero: HTMLElement, stage: HTMLElement) => {
  const { top, height } = hero.getBoundingClientRect();
  const stickyTop = Number.parseFloat(getComputedStyle(stage).top) || 0;
  return scrollProgress({ top: top - stickyTop, height, stageHeight: stage.offsetHeight });
};

const showLoaded = ({ progress, percent, hint }: Parts, count: number) => {
  if (count > FIRST_BATCH) return;
  const value = loadedPercent(count);
  progress.setAttribute('aria-valuenow', String(value));
  percent.textContent = `${value}%`;
  if (count < FIRST_BATCH) return;
  progress.hidden = true;
  hint.hidden = false;
};

/** Motion that goes on by itself needs a way to stop it (WCAG 2.2.2). */
const bindToggle = (toggle: HTMLButtonElement, onChange: (isPaused: boolean) => void) => {
  toggle.addEventListener('click', () => {
    const isPaused = toggle.toggleAttribute('data-paused');
    toggle.ariaLabel = toggle.dataset[isPaused ? 'play' : 'pause'] ?? null;
    onChange(isPaused);
  });
};
