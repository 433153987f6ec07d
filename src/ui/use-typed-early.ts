import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hands over what somebody typed into a field of the server's markup before its code had come: React
 * leaves that in the field and keeps its own, older value, which a form would then send.
 */
export const useTypedEarly = (
  field: RefObject<HTMLInputElement | null>,
  take: (typed: string) => void,
) => {
  const takeOver = useEffectEvent(take);
  useEffect(() => {
    const { current: input } = field;
    if (input && input.value !== input.defaultValue) takeOver(input.value);
  }, [field]);
};
