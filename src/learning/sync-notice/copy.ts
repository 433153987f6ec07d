import type { Like } from '#src/i18n/messages.ts';
import type { syncNoticeMessages } from './sync-notice.messages.ts';

export type SyncCopy = Like<(typeof syncNoticeMessages)['en']>;
