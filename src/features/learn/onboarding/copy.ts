export type { OnboardingCopy } from './onboarding.messages.ts';
