import { takeOffer, tellOffer } from '#src/features/teach/room/offer.server.ts';
import { changeOffer, readOffer } from '#src/features/teach/room/room.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(readOffer, tellOffer, { limit: 'lessons' });
export const ALL = endpoint(changeOffer, takeOffer, { limit: 'lessons' });
