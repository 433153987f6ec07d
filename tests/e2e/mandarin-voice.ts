import type { Page } from '@playwright/test';

type Utterance = { text: string; rate: number; lang: string };
type Heard = { said: Utterance[] };

/**
 * How a voice behaves: it reads, it reads and comes to no end, it is listed and never begins, or it
 * breaks off with an error.
 */
type Habit = 'reads' | 'reads on' | 'dead' | 'fails';
type Voice = { name?: string; lang?: string; isRemote?: boolean; habit?: Habit };

/** Gives the device these voices; they lie outside the page, and only remember what was said. */
export const giveVoices = (page: Page, voices: readonly Voice[]) =>
  page.addInitScript((given) => {
    type Spoken = Utterance & { voice: { habit: Habit } } & Record<
        'onstart' | 'onend' | 'onerror',
        (() => void) | null
      >;
    const said: Utterance[] = [];
    const listed = given.map(({ name = 'Ting', lang = 'zh-CN', isRemote, habit = 'reads' }) => ({
      name,
      voiceURI: name,
      lang,
      localService: !isRemote,
      habit,
    }));
    Object.assign(window, { said, voices: listed });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => (window as unknown as { voices: unknown[] }).voices,
        speak: (spoken: Spoken) => {
          const { text, rate, lang, voice } = spoken;
          if (voice.habit === 'fails') setTimeout(() => spoken.onerror?.());
          if (voice.habit === 'dead' || voice.habit === 'fails') return;
          setTimeout(() => {
            said.push({ text, rate, lang });
            spoken.onstart?.();
            // From its beginning on: a machine at work may come to both at once, which is no sound.
            if (voice.habit === 'reads') setTimeout(() => spoken.onend?.(), 200);
          });
        },
        cancel: () => undefined,
        addEventListener: () => undefined,
      },
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function (this: { text: string }, text: string) {
        this.text = text;
      },
    });
  }, voices);

/** A page in which nobody has pressed anything: what the journeys’ own tool does there is no press. */
export const beUntouched = (page: Page) =>
  page.addInitScript(() => {
    let hasBeenActive = false;
    for (const type of ['keydown', 'pointerdown']) {
      window.addEventListener(type, () => (hasBeenActive = true), { capture: true });
    }
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  });

/** Gives the device a Mandarin voice. */
export const giveMandarinVoice = (page: Page) => giveVoices(page, [{}]);

export const whatWasSaid = (page: Page): Promise<Utterance[]> =>
  page.evaluate(() => (window as unknown as Heard).said);
