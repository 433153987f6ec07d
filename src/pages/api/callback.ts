import { comeBack } from '#src/features/site/account/login.server.ts';
import { commitForUser } from '#src/features/learn/onboarding/onboarding.server.ts';
import { only } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = only('GET', comeBack(commitForUser));
