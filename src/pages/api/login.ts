import { sendToIssuer } from '#src/features/account/login.server.ts';

export const prerender = false;

export const GET = sendToIssuer;
