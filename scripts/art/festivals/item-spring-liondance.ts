import { item } from './kit.ts';
import { lion, lionDefs } from './street.ts';

export const lionDance = item('Dancing lion', 480, 378, lionDefs, lion(118, 356, 0.835));
