import { createServer } from 'node:net';

/** A site, its development login and its content server listen side by side. */
const NEIGHBOURS = 3;
/** Above what programs usually take, below what systems give to outgoing connections. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

/** A port that is free now, as are the two after it. Rejects where there seems to be none. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    const ports = Array.from({ length: NEIGHBOURS }, (_, n) => first + n);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error('No three free ports beside each other were found.');
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
