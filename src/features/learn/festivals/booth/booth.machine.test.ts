import { describe, expect, test } from 'vitest';
import {
  closedBooth,
  needsCamera,
  stepBooth,
  type Background,
  type BoothEvent,
} from './booth.machine.ts';

const photo = new Blob(['photo']);
const composite = new Blob(['composite']);
const play = (...events: BoothEvent[]) => events.reduce(stepBooth, closedBooth);

const open = (background: Background = 'removed', isKnown = false): BoothEvent => ({
  type: 'opened',
  background,
  isKnown,
});
const live: BoothEvent[] = [open('removed', true), { type: 'camera_ready' }];
const processing: BoothEvent[] = [...live, { type: 'captured', photo }];

describe('opening', () => {
  test('the first time the booth explains itself before anything starts', () => {
    const booth = play(open());
    expect(booth).toEqual({ at: 'introduction', background: 'removed' });
    expect(needsCamera(booth)).toBe(false);
  });

  test.each(['removed', 'kept'] as const)(
    'a background that is to be %s asks for the camera',
    (background) => {
      expect(play(open(), { type: 'accepted', background })).toEqual({ at: 'asking', background });
    },
  );

  test('a visitor who has chosen before comes straight to the camera', () => {
    expect(play(open('removed', true)).at).toBe('asking');
  });

  test('a closed booth hears nothing but opening', () => {
    expect(play({ type: 'camera_ready' })).toBe(closedBooth);
    expect(play({ type: 'captured', photo })).toBe(closedBooth);
  });
});

describe('the camera', () => {
  test('is live once it is allowed', () => {
    expect(play(...live)).toEqual({ at: 'live', background: 'removed' });
  });

  test.each(['unsupported', 'no_camera', 'denied', 'busy', 'unknown'] as const)(
    'a camera that is %s fails with that reason and can be asked again',
    (problem) => {
      const failed = play(open('removed', true), { type: 'camera_failed', problem });
      expect(failed).toEqual({ at: 'failed', background: 'removed', problem });
      expect(needsCamera(failed)).toBe(false);
      expect(stepBooth(failed, { type: 'retried' }).at).toBe('asking');
    },
  );

  test('a camera that is lost while live fails too', () => {
    expect(play(...live, { type: 'camera_failed', problem: 'lost' })).toMatchObject({
      at: 'failed',
      problem: 'lost',
    });
  });

  test('is off while the page is hidden and comes back with it', () => {
    const hidden = play(...live, { type: 'page_hidden' });
    expect(hidden.at).toBe('paused');
    expect(needsCamera(hidden)).toBe(false);
    expect(stepBooth(hidden, { type: 'page_shown' }).at).toBe('asking');
  });

  test('is off from the capture on, and after closing', () => {
    expect(needsCamera(play(...processing))).toBe(false);
    expect(needsCamera(play(...live, { type: 'closed' }))).toBe(false);
  });
});

describe('the picture', () => {
  test('a capture is processed, and the composite is the result', () => {
    expect(play(...processing)).toMatchObject({ at: 'processing', photo });
    expect(play(...processing, { type: 'composed', file: composite })).toMatchObject({
      at: 'result',
      picture: { kind: 'scene', file: composite },
    });
  });

  test.each(['failed', 'too_slow', 'chosen'] as const)(
    'when background removal is %s the raw photo is the result',
    (reason) => {
      expect(play(...processing, { type: 'not_composed', reason, file: photo })).toMatchObject({
        at: 'result',
        picture: { kind: 'raw', file: photo, reason },
      });
    },
  );

  test.each([
    ['kept', 'chosen'],
    ['left_out', 'left_out'],
  ] as const)('a background that is %s gives the raw photo at once', (background, reason) => {
    const booth = play(
      open(background, true),
      { type: 'camera_ready' },
      { type: 'captured', photo },
    );
    expect(booth).toMatchObject({ at: 'result', picture: { kind: 'raw', file: photo, reason } });
  });

  test('a second click on Capture and a late composite change nothing', () => {
    const once = play(...processing);
    expect(stepBooth(once, { type: 'captured', photo: composite })).toBe(once);
    const rawResult = stepBooth(once, { type: 'not_composed', reason: 'too_slow', file: photo });
    expect(stepBooth(rawResult, { type: 'composed', file: composite })).toBe(rawResult);
  });

  test('a picture that arrives after closing is dropped', () => {
    expect(play(...processing, { type: 'closed' }, { type: 'composed', file: composite })).toBe(
      closedBooth,
    );
  });
});

describe('the result', () => {
  const scene: BoothEvent[] = [...processing, { type: 'composed', file: composite }];
  const raw: BoothEvent[] = [
    ...processing,
    { type: 'not_composed', reason: 'failed', file: photo },
  ];

  test('sharing a raw photo asks first, sharing the scene does not', () => {
    expect(play(...raw, { type: 'share_asked' })).toMatchObject({ asksToShare: true });
    expect(play(...scene, { type: 'share_asked' })).toMatchObject({ asksToShare: false });
  });

  test('an answer, whichever, ends the question', () => {
    expect(play(...raw, { type: 'share_asked' }, { type: 'share_answered' })).toMatchObject({
      at: 'result',
      asksToShare: false,
    });
  });

  test('Retake leads back to the booth with the same choice', () => {
    expect(play(...scene, { type: 'retaken' })).toEqual({ at: 'asking', background: 'removed' });
  });
});
