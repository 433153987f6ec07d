import type { Rewrite } from './front/rewritten.ts';
import { isSampleSite, withSampleNote } from './sample.ts';
import { isTutorListOpen, withTutorLinks } from './tutor-list.ts';

const OPEN: Rewrite = { name: 'open', change: withTutorLinks };
const SAMPLE: Rewrite = { name: 'sample', change: withSampleNote };
const OPEN_SAMPLE: Rewrite = {
  name: 'open-sample',
  change: (html) => withSampleNote(withTutorLinks(html)),
};

/** What built pages go through now, before they are sent. */
export const pageRewrite = (): Rewrite | undefined => {
  if (isSampleSite()) return isTutorListOpen() ? OPEN_SAMPLE : SAMPLE;
  return isTutorListOpen() ? OPEN : undefined;
};
