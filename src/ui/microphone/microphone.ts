/** Why there is no microphone. */
export type MicrophoneFault =
  /** The visitor or the system keeps it closed. */
  | 'denied'
  | 'no_device'
  /** Another program holds it. */
  | 'device_busy'
  /** This browser can't record. */
  | 'unsupported';

const FAULTS: Readonly<Record<string, MicrophoneFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'device_busy',
  AbortError: 'device_busy',
};

/** Asks for the microphone with one channel; whoever opens it closes it. Never throws. */
export const openMicrophone = async (
  wishes: MediaTrackConstraints = {},
): Promise<MediaStream | MicrophoneFault> => {
  // Without https, browsers hide the microphone altogether.
  if (!('mediaDevices' in navigator)) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, ...wishes } });
  } catch (error) {
    return (error instanceof DOMException && FAULTS[error.name]) || 'unsupported';
  }
};

export const closeMicrophone = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
