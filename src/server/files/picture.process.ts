/**
 * Draws pictures in a process of its own: what a decoder takes is given back to the system, and a
 * picture that breaks a decoder breaks nothing else.
 */
import sharp from 'sharp';
import { redrawPicture, type PictureWish } from './picture.ts';

// Nobody uploads anything else, and each further decoder could have a fault of its own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

type Job = { bytes: Uint8Array; wish: PictureWish };

process.on('message', ({ bytes, wish }: Job) => {
  void redrawPicture(bytes, wish).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// A terminal's signal reaches us too, and the server may still be waiting for a picture.
process.on('SIGINT', () => undefined);
