import { z } from 'zod';
import { oneHanzi } from './fields.ts';

/** GROQ field of the shapes that a character has as a part of others. */
export const sideFormsField = `"sideForms": coalesce(sideForms, [])`;

/** 氵 of 水; none where it keeps its shape. */
export const sideFormsShape = { sideForms: z.array(oneHanzi) };
