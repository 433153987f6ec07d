import type { CameraProblem } from './booth.machine.ts';

/** The front camera without sound (BOOTH-3). */
export const CAMERA: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
};

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no_camera',
  OverconstrainedError: 'no_camera',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What an error of getUserMedia means for the visitor. */
export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error && PROBLEMS[error.name]) || 'unknown';

/** Turns the camera off; its light goes out. */
export const closeCamera = (stream: MediaStream) =>
  stream.getTracks().forEach((track) => track.stop());

/**
 * Turns the camera on, or says why not. A camera that is allowed only after the signal is turned
 * off at once.
 */
export const openCamera = async (
  signal: AbortSignal,
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined = navigator.mediaDevices,
): Promise<MediaStream | CameraProblem> => {
  // Insecure pages and old browsers have no media devices at all.
  if (!devices) return 'unsupported';
  try {
    const stream = await devices.getUserMedia(CAMERA);
    if (signal.aborted) closeCamera(stream);
    return stream;
  } catch (error) {
    return problemOf(error);
  }
};
