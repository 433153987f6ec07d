import {
  transcribe,
  transcription,
} from '#src/features/learn/pronunciation/recognition/transcribe.contract.ts';
import {
  readAvailability,
  transcribeRecording,
} from '#src/features/learn/pronunciation/recognition/transcribe.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(transcription, readAvailability);
export const ALL = endpoint(transcribe, transcribeRecording, { limit: 'transcription' });
