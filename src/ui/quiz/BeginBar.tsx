import { VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** It is known before the start that no voice reads here. */
  isSilent: boolean;
  texts: { readonly noVoice: string };
  children: ReactNode;
};

/** Around what begins a game: within sight however much there is to choose before. */
export const BeginBar = ({ isSilent, texts, children }: Props) => (
  <div className="begin-bar">
    {/* What is known of voices comes after the page. */}
    <p role="status" className="begin-note">
      {isSilent && (
        <>
          <VolumeX size={16} className="shrink-0 text-accent" aria-hidden="true" />
          {texts.noVoice}
        </>
      )}
    </p>
    {children}
  </div>
);
