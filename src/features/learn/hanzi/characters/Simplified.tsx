import { Fragment } from 'react';
import type { Replaced } from './character-set.ts';
import type { OwnWords } from './own.messages.ts';

/** Says which simplified characters are written in place of the traditional ones that were typed. */
export const Simplified = ({ own, replaced }: { own: OwnWords; replaced: readonly Replaced[] }) => (
  <>
    {own.simplified}{' '}
    {replaced.map(({ typed, written }, index) => (
      <Fragment key={typed}>
        {index > 0 && ' · '}
        <bdi className="text-xl whitespace-nowrap" dir="ltr">
          <span lang="zh-Hant">{typed}</span> → <span lang="zh-Hans">{written}</span>
        </bdi>
      </Fragment>
    ))}
  </>
);
