/**
 * Draws pictures in a process of its own: what a decoder takes is given back to the system, and a
 * picture that breaks a decoder breaks nothing else.
 */
import sharp from 'sharp';
import { redrawPicture, type PictureResult, type PictureWish } from './picture.ts';

// Nobody uploads anything else, and each further decoder could have a fault of its own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

type Job = { bytes: Uint8Array; wish: PictureWish };

/** What a picture may take of a processor, however busy the machine is; large photos take a second. */
const PROCESSOR_MS = 3_000;
const LOOK_MS = 100;

/** Resolves when this process has worked for so long. */
const tooMuchWork = () => {
  const before = process.cpuUsage();
  let timer: NodeJS.Timeout | undefined;
  const reached = new Promise<PictureResult>((resolve) => {
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > PROCESSOR_MS) resolve({ fault: 'too_slow' });
    }, LOOK_MS);
  });
  return { reached, stop: () => clearInterval(timer) };
};

process.on('message', ({ bytes, wish }: Job) => {
  const watch = tooMuchWork();
  void Promise.race([redrawPicture(bytes, wish), watch.reached])
    .finally(watch.stop)
    .then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// A terminal's signal reaches us too, and the server may still be waiting for a picture.
process.on('SIGINT', () => undefined);
