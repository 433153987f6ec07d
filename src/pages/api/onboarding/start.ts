import { startOnboarding } from '#src/features/learn/onboarding/onboarding.contract.ts';
import { startSession } from '#src/features/learn/onboarding/onboarding.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(startOnboarding, startSession, { limit: 'onboarding' });
