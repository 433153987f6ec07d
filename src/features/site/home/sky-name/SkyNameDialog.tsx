import './sky-name.css';
import { useEffect, useReducer } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { loadDrawable } from '#src/ui/strokes/stroke-data.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { NameStep } from './NameStep.tsx';
import { loadScenery } from './painting/scenery.ts';
import { PictureStep } from './PictureStep.tsx';
import { SKY_CHARACTERS } from './sky-characters.ts';
import { next, start } from './sky-name.machine.ts';
import type { SkyNameWords } from './sky-name.messages.ts';
import { SkyStep } from './SkyStep.tsx';
import { noteWritten } from './written-before.ts';

type Props = { locale: Locale<'learn'>; words: SkyNameWords; onClose: () => void };

/** What is written with: strokes and their matching, and the landscape. */
const loadSky = async () => {
  const characters = SKY_CHARACTERS.map(({ hanzi }) => hanzi).join('');
  const [drawable, scenery] = await Promise.all([loadDrawable(characters), loadScenery()]);
  return { ...drawable, scenery };
};

/** All that the sky is written with. */
export type Sky = Awaited<ReturnType<typeof loadSky>>;

/** A name for the seal, a character for the sky, and the picture of both. */
export const SkyNameDialog = ({ locale, words, onClose }: Props) => {
  const [state, send] = useReducer(next, start);
  const loading = useLoaded(loadSky);
  const { at } = state;
  useEffect(() => {
    if (at === 'picture') noteWritten();
  }, [at]);

  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      {state.at === 'name' && <NameStep locale={locale} words={words} state={state} send={send} />}
      {state.at === 'sky' && <SkyStep words={words} state={state} loading={loading} send={send} />}
      {state.at === 'picture' && loading.at === 'ready' && (
        <PictureStep words={words} state={state} sky={loading.value} send={send} />
      )}
    </Dialog>
  );
};
