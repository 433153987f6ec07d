import { ownPreferences } from '#src/features/learn/onboarding/onboarding.contract.ts';
import { readOwnPreferences } from '#src/features/learn/onboarding/onboarding.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(ownPreferences, readOwnPreferences);
