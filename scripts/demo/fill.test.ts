import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { lessonsAs } from '#db/repos/lesson-lists.ts';
import { approvedData } from '#db/repos/tutor-pages.ts';
import { rememberUser } from '#db/repos/users.ts';
import { faultsOf } from '#src/features/teach/application/answers/complete.ts';
import { createDirectory } from '#src/features/teach/directory/directory.server.ts';
import { readConfig } from '#src/lib/config.ts';
import { READY_PEOPLE, subjectOf } from '#src/main/identity-provider/people.ts';
import { SAMPLE_MARKER } from '#src/server/sample.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { fillWithSamples } from './fill.ts';

const folder = ownDatabase();

test('the demo has twelve tutors whose applications lack nothing, and lessons of all kinds', async () => {
  const now = new Date();
  await fillWithSamples(now.getTime());
  expect(existsSync(join(folder(), SAMPLE_MARKER))).toBe(true);
  const db = await database();
  const tutors = await createDirectory()(db, now);
  expect(tutors).toHaveLength(12);
  expect(tutors.every(({ starts }) => starts.length > 0)).toBe(true);
  expect(tutors.filter(({ picture }) => picture)).toHaveLength(11);
  const data = await approvedData(
    db,
    tutors.map(({ id }) => id),
  );
  for (const one of data.values())
    expect(faultsOf(one).filter(({ field }) => field !== 'profilePictureKey')).toEqual([]);

  const { name, email } = READY_PEOPLE.learner;
  const person = { name: name.ar, email, verified: true };
  const { id } = await rememberUser(
    db,
    {
      issuer: readConfig(process.env).login?.issuer ?? '',
      subject: subjectOf(person),
      email,
      emailVerified: true,
      name: name.ar,
    },
    { locale: 'ar', now },
  );
  const states = (await lessonsAs(db, 'student', id, 100)).map(({ state }) => state);
  expect(new Set(states)).toEqual(
    new Set(['requested', 'proposed', 'accepted', 'cancelled', 'disputed', 'held']),
  );
});
