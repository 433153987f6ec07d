import { format } from 'date-fns';
import { z } from 'zod';
import { LICENCES } from '#src/domain/sound/licence.ts';

const KEY = 'hanlu-speaker';

const speakerShape = z.object({ speaker: z.string().trim().min(1), licence: z.enum(LICENCES) });
/** Who speaks, and under which licence their voice may be used. */
export type Speaker = z.output<typeof speakerShape>;

/** A speaker with a name and a licence, or nothing. */
export const asSpeaker = (value: unknown): Speaker | undefined =>
  speakerShape.safeParse(value).data;

/** The speaker of the last recording in this browser. */
export const lastSpeaker = (): Speaker | undefined => {
  try {
    return asSpeaker(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    // A browser that keeps nothing only makes editors write it again.
    return undefined;
  }
};

export const rememberSpeaker = ({ speaker, licence }: Speaker): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ speaker, licence }));
  } catch {
    // The same.
  }
};

/** The day where the editor is, as a recording holds it. */
export const today = (now = new Date()): string => format(now, 'yyyy-MM-dd');
