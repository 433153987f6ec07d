import type { ComponentType } from 'react';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { ReviewCopy } from './copy.ts';
import { Waiting } from './Waiting.tsx';

/**
 * A part of the review that comes with its first use, or when `fetch` is called before. A `silent`
 * one leaves its place empty until then.
 */
export const late = <Props extends { copy: ReviewCopy }>(
  load: () => Promise<ComponentType<Props>>,
  isSilent?: 'silent',
) => {
  let known: { Part: ComponentType<Props> } | undefined;
  const fetch = async () => (known ??= { Part: await load() });
  const Late = (props: Props) => {
    const part = useLoaded(fetch, known);
    if (part.at === 'ready') return <part.value.Part {...props} />;
    if (part.at === 'loading' && isSilent) return null;
    return <Waiting copy={props.copy} loading={part} />;
  };
  return Object.assign(Late, { fetch });
};
