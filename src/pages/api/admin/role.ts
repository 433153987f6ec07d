import { saveRoleCorrection } from '#src/features/site/account/role.server.ts';
import { only } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = only('POST', saveRoleCorrection);
