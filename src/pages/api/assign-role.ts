import { assignRole } from '#src/features/account/role.server.ts';

export const prerender = false;

export const GET = assignRole;
