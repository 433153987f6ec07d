import { readCurrentUser } from '#src/features/site/account/login.server.ts';
import { whoAmI } from '#src/features/site/account/user.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(whoAmI, readCurrentUser);
