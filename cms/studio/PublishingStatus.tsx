import { siteOrigin } from './site-origin.ts';
import { useEffect, useState } from 'react';
import { useColorSchemeValue, type NavbarProps } from 'sanity';
import { z } from 'zod';
import { contentSilence } from './content-silence.ts';
import { EditorName } from './EditorName.tsx';
import { PublishingFaults } from './PublishingFaults.tsx';
import { isEmbedded } from './source.ts';

const stateShape = z.discriminatedUnion('at', [
  z.object({ at: z.literal('current') }),
  z.object({ at: z.literal('ordered') }),
  z.object({ at: z.literal('building') }),
  z.object({ at: z.literal('unasked'), reason: z.string() }),
  z.object({ at: z.literal('failed'), reason: z.string(), again: z.iso.datetime() }),
]);
type State = z.output<typeof stateShape> | { at: 'unknown' };

const WORDS: Record<State['at'], string> = {
  current: 'The site shows what is published',
  ordered: 'New pages are ordered from the site’s host',
  building: 'The site is being built with what you published …',
  failed: 'The site could not be built and stays as it was',
  unasked: 'The site may not show all that is published',
  unknown: 'The site does not say whether it is up to date',
};

const SILENT =
  'The content server doesn’t answer. What you write is kept here, and sent when it is back: leave this page open.';

const timeOf = (moment: string) => new Date(moment).toLocaleTimeString([], { timeStyle: 'short' });

const ASK_EVERY_MS = 1_500;

const ask = async (): Promise<State> => {
  try {
    const response = await fetch(`${siteOrigin}/api/publish`);
    return stateShape.parse(await response.json());
  } catch {
    return { at: 'unknown' };
  }
};

/** Tells the editors whether readers see what is published (src/server/publishing). */
export const NavbarWithStatus = (props: NavbarProps) => {
  const scheme = useColorSchemeValue();
  const [state, setState] = useState<State>({ at: 'current' });
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    const look = () => {
      setIsSilent(contentSilence.isLong());
      if (document.visibilityState === 'visible') void ask().then(setState);
    };
    look();
    const timer = setInterval(look, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      {props.renderDefault(props)}
      <div className="hanlu-status" data-state={isSilent ? 'unknown' : state.at} data-tone={scheme}>
        <div role="status">
          {isSilent && <p>{SILENT}</p>}
          {WORDS[state.at]}
          {state.at === 'failed' && ` until ${timeOf(state.again)}, when it is tried again`}
          {'reason' in state && <PublishingFaults reason={state.reason} />}
        </div>
        {isEmbedded && <EditorName />}
      </div>
    </>
  );
};
