import { say, speech } from './say.ts';

export type Spoken = 'spoken' | 'no_voice';

/**
 * Says Chinese for a game, which has buttons of its own: answers as soon as it has begun, or when
 * nothing will. Where a remote voice is to be asked about, the page asks.
 */
export const speak = async (text: string, rate?: number): Promise<Spoken> => {
  await prepareNotice();
  const saying = say({ text, rate });
  return new Promise((resolve) => {
    const forget = speech.listen(({ at }) => {
      if (at === 'speaking') settle('spoken');
    });
    const settle = (spoken: Spoken) => {
      forget();
      resolve(spoken);
    };
    void saying.then((said) => settle(said === 'silent' ? 'no_voice' : 'spoken'));
  });
};

const prepareNotice = async () => {
  try {
    // The one shows what the other places.
    await import('./speak-pressed.ts');
    const { placeSpeechNotice } = await import('./speech-notice.ts');
    placeSpeechNotice(document.body);
  } catch {
    // Without a network the game goes on, and says itself that it heard nothing.
  }
};
