/** Runs beside the page's own thread and hands over what the microphone brings, part by part. */

// The types of browsers have the inside of a worklet not yet.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (name: string, processor: typeof AudioWorkletProcessor) => void;

/** A worklet gets 128 samples at a time; so many together are 21 ms at 48 kHz. */
const PARTS = 8;
const PART_LENGTH = 128;

class SamplesProcessor extends AudioWorkletProcessor {
  #samples = new Float32Array(PARTS * PART_LENGTH);
  #length = 0;

  process([channels]: readonly (readonly Float32Array[])[]): boolean {
    const samples = channels?.[0];
    if (samples) {
      this.#samples.set(samples, this.#length);
      this.#length += samples.length;
      if (this.#length >= this.#samples.length) {
        this.port.postMessage(this.#samples, [this.#samples.buffer]);
        this.#samples = new Float32Array(PARTS * PART_LENGTH);
        this.#length = 0;
      }
    }
    return true;
  }
}

registerProcessor('samples', SamplesProcessor);
