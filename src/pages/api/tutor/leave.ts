import { leaveTeaching } from '#src/features/teach/room/room.contract.ts';
import { takeLeave } from '#src/features/teach/room/room.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(leaveTeaching, takeLeave, { limit: 'lessons' });
