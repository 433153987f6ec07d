import type { Rgb } from './ink-layer.ts';

/** The inks of the land: how strongly each takes away red, green and blue. */
export const FAR_BLUE: Rgb = [1.75, 1.15, 0.86];
export const FAR_FOOT: Rgb = [1.1, 0.95, 0.85];
export const TEAL: Rgb = [2.5, 1.42, 1.2];
export const DEEP_TEAL: Rgb = [2.75, 1.75, 1.55];
export const TREE_INK: Rgb = [2.55, 2.25, 2.05];
export const OCHRE: Rgb = [0.75, 1.05, 1.5];
