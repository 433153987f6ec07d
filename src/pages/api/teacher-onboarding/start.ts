import { startApplication } from '#src/features/tutors/application/application.contract.ts';
import { openOwnApplication } from '#src/features/tutors/application/application.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(startApplication, openOwnApplication);
