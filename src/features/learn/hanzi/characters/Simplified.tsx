import type { Replaced } from './character-set.ts';
import type { OwnWords } from './own.messages.ts';

/** Says which simplified characters are written in place of the traditional ones that were typed. */
export const Simplified = ({ own, replaced }: { own: OwnWords; replaced: readonly Replaced[] }) => (
  <>
    {own.simplified}{' '}
    <bdi dir="ltr" className="inline-flex flex-wrap gap-x-5 text-xl">
      {replaced.map(({ typed, written }) => (
        <span key={typed} className="whitespace-nowrap">
          <span lang="zh-Hant">{typed}</span> → <span lang="zh-Hans">{written}</span>
        </span>
      ))}
    </bdi>
  </>
);
