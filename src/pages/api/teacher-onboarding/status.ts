import { applicationStatus } from '#src/features/tutors/application/application.contract.ts';
import { tellStatus } from '#src/features/tutors/application/application.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(applicationStatus, tellStatus);
