import type { z } from 'zod';
import { database } from '#db/client.ts';
import { keepSharing } from '#db/repos/lesson-sharing.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import type { shareLearning } from './share-learning.contract.ts';

/** Keeps whether the signed-in student shows with a lesson of theirs what they are learning. */
export const share = forRoles(
  ['student'],
  async ({ lesson, shares }: z.output<typeof shareLearning.input>, { id: studentId }) => {
    const isKept = await keepSharing(await database(), { lessonId: lesson, studentId }, shares);
    return isKept ? done({ success: true as const, shares }) : fail('not_found');
  },
);
