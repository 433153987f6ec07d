import type { Locale } from '#src/i18n/locales.ts';

type Props = {
  locale: Locale<'common'>;
  copy: { signIn: string; newTab: string };
  /** What the other tab shows then: this page unless told, which the server has to. */
  next?: string;
};

/** Signing in again in another tab; what is not saved here stays. */
export const SignInElsewhere = ({ locale, copy, next = location.pathname }: Props) => {
  const query = new URLSearchParams({ lang: locale, next });
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
