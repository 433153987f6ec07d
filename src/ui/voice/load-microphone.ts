/** Nobody needs the microphone before the first press. */
export const loadMicrophone = () =>
  import('#src/ui/microphone/take.ts').then(({ startTake }) => startTake);
