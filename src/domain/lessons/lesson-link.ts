import { isSafeLine, withoutInvisible } from '../safe-text.ts';

const MAX_LINK = 500;

/** What was typed or pasted as an address: without marks that nobody sees, `https://` put in front. */
export const typedLink = (typed: string): string => {
  const link = withoutInvisible(typed).trim();
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
};

/** Whether a lesson can take place at an address: https, at a named host, with nobody's password in it. */
export const isLessonLink = (link: string): boolean => {
  if (link.length > MAX_LINK || !isSafeLine(link) || /\s/.test(link)) return false;
  const url = URL.parse(link);
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /^[^.].*\.[^.\d][^.]*$/.test(url.hostname)
  );
};
