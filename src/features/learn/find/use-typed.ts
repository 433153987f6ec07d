import { useEffect, useState } from 'react';

const NAME = 'q';

/** What is looked for. The address keeps it, for reloading, coming back and sharing. */
export const useTyped = (): [typed: string, type: (typed: string) => void] => {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const read = () => setTyped(new URLSearchParams(location.search).get(NAME) ?? '');
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const type = (next: string) => {
    setTyped(next);
    const address = new URL(location.href);
    if (next) address.searchParams.set(NAME, next);
    else address.searchParams.delete(NAME);
    history.replaceState(history.state, '', address);
  };
  return [typed, type];
};
