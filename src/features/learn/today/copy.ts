import type { Like } from '#src/i18n/messages.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { PathChoiceCopy } from '#src/learning/path-choice/copy.ts';
import type { PlanSettingsCopy } from '#src/learning/plan-settings/copy.ts';
import type { SyncCopy } from '#src/learning/sync-notice/copy.ts';
import type { todayMessages } from './today.messages.ts';

/** The words of the page's island, in its language. */
export type TodayCopy = Like<(typeof todayMessages)['en']['island']> & {
  readonly sync: SyncCopy;
  readonly keep: KeepWords;
  readonly choice: PathChoiceCopy;
  readonly plan: PlanSettingsCopy;
};
