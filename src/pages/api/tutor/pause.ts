import { pauseTeaching } from '#src/features/teach/room/room.contract.ts';
import { takePause } from '#src/features/teach/room/room.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(pauseTeaching, takePause, { limit: 'lessons' });
