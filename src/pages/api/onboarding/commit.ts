import { commitPreferences } from '#src/features/learn/onboarding/onboarding.contract.ts';
import { commitSession } from '#src/features/learn/onboarding/onboarding.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(commitPreferences, commitSession);
