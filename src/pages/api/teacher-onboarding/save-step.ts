import { saveStep } from '#src/features/tutors/application/application.contract.ts';
import { saveOwnStep } from '#src/features/tutors/application/application.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(saveStep, saveOwnStep);
