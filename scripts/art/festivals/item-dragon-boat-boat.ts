import { boatDefs, dragonBoat, redBoat } from './boats.ts';
import { item } from './kit.ts';

export const boat = item(
  'Dragon boat',
  640,
  306,
  boatDefs(redBoat),
  `<g transform="translate(1 2) scale(.988)">${dragonBoat(redBoat)}</g>`,
);
