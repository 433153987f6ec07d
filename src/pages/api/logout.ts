import { logOut } from '#src/features/account/role.server.ts';

export const prerender = false;

export const POST = logOut;
