/** Why the camera gives no picture. */
export type CameraProblem = 'unsupported' | 'no_camera' | 'denied' | 'busy' | 'lost' | 'unknown';

/** Why a result shows the whole photo in the scene, with whatever is behind the person. */
type RawReason = 'chosen' | 'left_out' | 'failed' | 'too_slow';

export type Picture =
  { kind: 'scene'; file: Blob } | { kind: 'raw'; file: Blob; reason: RawReason };

/** What happens to the background: `left_out` where this site was built without the library. */
export type Background = 'removed' | 'kept' | 'left_out';

/** Photo flow: booth, capture with processing, result, and back. */
export type Booth =
  | { at: 'closed' }
  /** Says what the camera and the download mean, before either starts. */
  | { at: 'introduction'; background: Background }
  | { at: 'asking'; background: Background }
  | { at: 'live'; background: Background }
  /** The page is out of sight, so the camera is off. */
  | { at: 'paused'; background: Background }
  | { at: 'failed'; background: Background; problem: CameraProblem }
  | { at: 'processing'; background: Background; photo: Blob }
  | { at: 'result'; background: Background; picture: Picture; asksToShare: boolean };

export type BoothEvent =
  | { type: 'opened'; background: Background; isKnown: boolean }
  | { type: 'accepted'; background: Background }
  | { type: 'camera_ready' }
  | { type: 'camera_failed'; problem: CameraProblem }
  | { type: 'page_hidden' }
  | { type: 'page_shown' }
  | { type: 'retried' }
  /** Where the background stays, the photo stands in the scene already. */
  | { type: 'captured'; photo: Blob }
  | { type: 'composed'; file: Blob }
  /** The photo as it was taken, in the scene. */
  | { type: 'not_composed'; reason: 'failed' | 'too_slow' | 'chosen'; file: Blob }
  | { type: 'share_asked' }
  | { type: 'share_answered' }
  | { type: 'retaken' }
  | { type: 'closed' };

export const closedBooth: Booth = { at: 'closed' };

const raw = (file: Blob, reason: RawReason): Picture => ({ kind: 'raw', file, reason });

const afterCapture = (background: Background, photo: Blob): Booth => {
  if (background === 'removed') return { at: 'processing', background, photo };
  const picture = raw(photo, background === 'kept' ? 'chosen' : 'left_out');
  return { at: 'result', background, picture, asksToShare: false };
};

/** One step of the photo booth. What does not fit the moment changes nothing. */
export const stepBooth = (booth: Booth, event: BoothEvent): Booth => {
  if (event.type === 'closed') return closedBooth;
  if (booth.at === 'closed') {
    if (event.type !== 'opened') return booth;
    const { background, isKnown } = event;
    return { at: isKnown ? 'asking' : 'introduction', background };
  }
  const { background } = booth;
  switch (event.type) {
    case 'accepted':
      return booth.at === 'introduction' ? { at: 'asking', background: event.background } : booth;
    case 'camera_ready':
      return booth.at === 'asking' ? { at: 'live', background } : booth;
    case 'camera_failed':
      return booth.at === 'asking' || booth.at === 'live'
        ? { at: 'failed', background, problem: event.problem }
        : booth;
    case 'page_hidden':
      return booth.at === 'asking' || booth.at === 'live' ? { at: 'paused', background } : booth;
    case 'page_shown':
      return booth.at === 'paused' ? { at: 'asking', background } : booth;
    case 'retried':
      return booth.at === 'failed' ? { at: 'asking', background } : booth;
    case 'captured':
      return booth.at === 'live' ? afterCapture(background, event.photo) : booth;
    case 'composed':
      return booth.at === 'processing'
        ? {
            at: 'result',
            background,
            picture: { kind: 'scene', file: event.file },
            asksToShare: false,
          }
        : booth;
    case 'not_composed':
      return booth.at === 'processing'
        ? {
            at: 'result',
            background,
            picture: raw(event.file, event.reason),
            asksToShare: false,
          }
        : booth;
    case 'share_asked':
      // A raw photo shows the room behind the person: asked first (BOOTH-7).
      return booth.at === 'result'
        ? { ...booth, asksToShare: booth.picture.kind === 'raw' }
        : booth;
    case 'share_answered':
      return booth.at === 'result' ? { ...booth, asksToShare: false } : booth;
    case 'retaken':
      return booth.at === 'result' ? { at: 'asking', background } : booth;
    case 'opened':
      return booth;
  }
};

/** Whether the camera belongs on: in every other state its tracks are stopped. */
export const needsCamera = ({ at }: Booth) => at === 'asking' || at === 'live';
