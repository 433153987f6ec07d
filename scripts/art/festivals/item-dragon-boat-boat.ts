import { boatDefs, dragonBoat, redBoat } from './boats.ts';
import { item } from './kit.ts';

export const boat = item('Dragon boat', 640, 306, boatDefs(redBoat), dragonBoat(redBoat));
