import type { Database } from '#db/client.ts';
import {
  claimTelling,
  confirmedWaits,
  releaseTelling,
  type TutorWait,
} from '#db/repos/tutor-waits.ts';
import { outboxTools, type OutboxTools } from '#src/server/mail/outbox.ts';
import { patiently, sendEach, sendOnce } from '#src/server/mail/send-once.ts';
import { isListOpen, listTutors } from '../directory.server.ts';
import type { ListedTutor } from '../listed-tutor.ts';
import { openedLetter } from './opening-letters.server.ts';

const AT_ONCE = 200;

type Tools = Omit<OutboxTools, 'from'> & { tutors: () => Promise<readonly ListedTutor[]> };

/** Tells whoever asked for it that the list is open (TUTORS-23), as a task of the live server. */
export const tellOfOpening = (db: Database, signal?: AbortSignal): Promise<number> =>
  tellWith(db, { ...outboxTools(signal), tutors: listTutors });

/** As `tellOfOpening`, with what it works with. */
export const tellWith = async (db: Database, tools: Tools): Promise<number> => {
  if (!(await isListOpen(await tools.tutors()))) return 0;
  const waits = await confirmedWaits(db, tools.clock(), AT_ONCE);
  return sendEach(waits, tools, (wait) => tell(db, wait, tools));
};

const tell = (db: Database, wait: TutorWait, tools: Tools) =>
  sendOnce(
    {
      name: `A mail about the opening (${wait.id})`,
      letter: () => openedLetter(wait, tools.siteUrl),
      take: () => claimTelling(db, wait.id, tools.clock()),
      again: patiently(wait.attempts),
      giveBack: (times) => releaseTelling(db, wait, times),
    },
    tools,
  );
