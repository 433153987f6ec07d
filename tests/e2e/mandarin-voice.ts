import type { Page } from '@playwright/test';

type Utterance = { text: string; rate: number; lang: string };
type Heard = { said: Utterance[] };

/** Gives the device a Mandarin voice that only remembers; voices lie outside the page. */
export const giveMandarinVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'zh-CN', localService: true }],
        speak: ({ text, rate, lang }: Utterance) => said.push({ text, rate, lang }),
        cancel: () => undefined,
        addEventListener: () => undefined,
      },
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function (this: { text: string }, text: string) {
        this.text = text;
      },
    });
  });

export const whatWasSaid = (page: Page): Promise<Utterance[]> =>
  page.evaluate(() => (window as unknown as Heard).said);
