import type { PlayedLine } from './copy.ts';

/**
 * Says a line after the press that led to it, as its button would: whatever there is to tell of a
 * silent device or a remote voice is told there (SOUND-4, SOUND-5).
 */
export const speakLine = (button: HTMLElement, { chinese, pinyin }: PlayedLine): void => {
  import('#src/ui/speech/speak-pressed.ts').then(
    ({ speakPressed }) => {
      // By then the conversation may have gone on.
      if (button.isConnected && button.dataset['speak'] === chinese) {
        speakPressed(button, { text: chinese, pinyin });
      }
    },
    // Without a network the line is read; its button tells why.
    () => undefined,
  );
};
