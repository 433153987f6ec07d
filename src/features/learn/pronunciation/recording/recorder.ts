import { openMicrophone, type Microphone } from '#src/ui/microphone/microphone.ts';
import { watchLoudness } from './loudness.ts';
import type { Fault } from '../practice.machine.ts';
import { MAX_RECORDING_BYTES } from './recording.ts';

/** What to record into: Chrome and Firefox make webm, Safari mp4. */
const CONTAINERS = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/ogg;codecs=opus',
];
const BITS_PER_SECOND = 64_000;

export type Recording = {
  /** Closes the microphone and answers with the recording, unless it is not worth sending. */
  finish: () => Promise<Blob | Fault>;
  /** Closes the microphone. */
  cancel: () => void;
  level: () => number;
};

/** Opens the microphone and records at once. */
export const startRecording = async (
  onLost: (fault: Fault) => void,
): Promise<Recording | Fault> => {
  if (!('MediaRecorder' in globalThis)) return 'unsupported';
  const microphone = await openMicrophone();
  if (typeof microphone === 'string') return microphone;
  try {
    return record(microphone, onLost);
  } catch {
    microphone.close();
    return 'unsupported';
  }
};

const record = (
  { stream, close: closeMicrophone }: Microphone,
  onLost: (fault: Fault) => void,
): Recording => {
  const mimeType = CONTAINERS.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const loudness = watchLoudness(stream);
  const parts: Blob[] = [];
  const close = () => {
    loudness.end();
    closeMicrophone();
  };
  const lose = () => {
    close();
    onLost('device_lost');
  };

  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('error', lose);
  for (const track of stream.getTracks()) track.addEventListener('ended', lose);
  recorder.start();

  const judge = (): Blob | Fault => {
    const recording = new Blob(parts, { type: recorder.mimeType });
    if (recording.size === 0 || loudness.wasSilent()) return 'silent';
    return recording.size > MAX_RECORDING_BYTES ? 'too_large' : recording;
  };
  return {
    level: loudness.now,
    cancel: close,
    finish: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => resolve(judge()), { once: true });
        if (recorder.state === 'inactive') resolve(judge());
        else recorder.stop();
        close();
      }),
  };
};
