import { comeBack } from '#src/features/account/login.server.ts';
import { commitForUser } from '#src/features/onboarding/onboarding.server.ts';

export const prerender = false;

export const GET = comeBack(commitForUser);
