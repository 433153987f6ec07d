import type { Like } from '#src/i18n/messages.ts';
import type { planSettingsMessages } from './plan-settings.messages.ts';

export type PlanSettingsCopy = Like<(typeof planSettingsMessages)['en']>;
