import { savePreferences } from '#src/features/learn/onboarding/onboarding.contract.ts';
import { saveToSession } from '#src/features/learn/onboarding/onboarding.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(savePreferences, saveToSession);
