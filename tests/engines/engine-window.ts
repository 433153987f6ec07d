import { join } from 'node:path';
import { build } from 'esbuild';
import type { InPage, Point } from './in-page.ts';

export type WindowSize = { width: number; height: number };
export type Pointer = 'mouse' | 'finger';
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp';

/** Calls one of the functions of in-page.ts within the page. */
type AskPage = <Name extends keyof InPage>(
  name: Name,
  ...given: Parameters<InPage[Name]>
) => Promise<Awaited<ReturnType<InPage[Name]>>>;

/** A window of a browser, empty at first, as both engines can be driven. */
export type EngineWindow = {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  ask: AskPage;
  /** The pointer goes through these points, in CSS pixels of the window. */
  move: (pointer: Pointer, points: readonly Point[]) => Promise<void>;
  /** A finger comes down where it is put, a mouse where it was moved to. */
  down: (pointer: Pointer, at: Point) => Promise<void>;
  up: (pointer: Pointer) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Gives the page's only field for files a file of this machine. */
  chooseFile: (path: string) => Promise<void>;
  /** PNG. */
  screenshot: () => Promise<Buffer>;
  /** Errors that pages threw; an engine that cannot tell answers none. */
  errors: () => string[];
  close: () => Promise<void>;
};

export type Engine = {
  /** What a visitor with a phone presses with, as far as the engine can be driven so. */
  phoneHand: Pointer;
  openWindow: (size: WindowSize) => Promise<EngineWindow>;
  close: () => Promise<void>;
};

/** Variables for a browser that shall play to nowhere, whatever the machine has to hear by. */
export const SILENT_DEVICE = {
  ALSA_CONFIG_PATH: join(import.meta.dirname, 'no-sound-device.conf'),
};

/** in-page.ts as one script. */
export const inPageScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
};
