import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How a service behaves: as it is, closed, taking calls and never speaking, or speaking nonsense. */
export type Mood = 'well' | 'down' | 'silent' | 'lying';

export type Between = {
  port: number;
  mood: (next: Mood) => void;
  close: () => Promise<void>;
};

const NONSENSE =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 11\r\n\r\n<h1>Hi</h1>';

/** Stands between the site and a service on this machine, and lets it fail on demand. */
export const standBetween = async (target: number): Promise<Between> => {
  let mood: Mood = 'well';
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    if (mood === 'down') return void socket.resetAndDestroy();
    if (mood === 'silent') return void socket.resume();
    if (mood === 'lying') return void socket.once('data', () => socket.end(NONSENSE));
    const behind = connect(target, '127.0.0.1');
    behind.on('error', () => socket.destroy());
    socket.once('close', () => behind.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mood: (next) => {
      mood = next;
      // What was opened in another mood would go on in it.
      for (const socket of open) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
