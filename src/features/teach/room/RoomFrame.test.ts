import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import type { Role } from '#src/domain/roles.ts';
import { roomMessages } from './room.messages.ts';
import type { Room } from './room.server.ts';
import RoomFrame from './RoomFrame.astro';

const ROOM: Room = {
  tutorId: 'lin',
  name: 'Lin Wang',
  approved: {},
  isPaused: false,
  slug: 'lin-wang',
  newVersion: undefined,
  offer: { version: 1, zone: '', week: [], exceptions: [], priceUsd: null, lessonLink: '' },
  taken: [],
  open: 0,
  outside: [],
  requests: [],
  agreed: 0,
};

test('an admin who was approved reads in the room that students don’t see the profile, a tutor does not', async () => {
  const container = await AstroContainer.create();
  const pageOf = (role: Role) =>
    container.renderToString(RoomFrame, {
      props: { locale: 'en', room: ROOM, role, at: 'lessons' },
    });
  const { text } = roomMessages.en.otherRole;
  expect(await pageOf('admin')).toContain(text);
  expect(await pageOf('teacher')).not.toContain(text);
});
