import type { Locale } from '#src/i18n/locales.ts';

type Props = {
  locale: Locale<'common'>;
  copy: { signIn: string; newTab: string };
};

/** Signing in again in another tab, which then shows this page; what is not saved here stays. */
export const SignInElsewhere = ({ locale, copy }: Props) => {
  const query = new URLSearchParams({ lang: locale, next: location.pathname });
  return (
    <a
      className="button button-primary"
      href={`/api/login?${query.toString()}`}
      target="_blank"
      rel="opener"
    >
      {copy.signIn}
      <span className="sr-only">({copy.newTab})</span>
    </a>
  );
};
