import { takeUpApplication } from '#src/features/teach/application/application.contract.ts';
import { takeUpOwnApplication } from '#src/features/teach/application/application.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;
export const ALL = endpoint(takeUpApplication, takeUpOwnApplication);
