import { sendToIssuer } from '#src/features/site/account/login.server.ts';
import { only } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = only('GET', sendToIssuer);
