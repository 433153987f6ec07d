import { directionOf, tagOf, type Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { escapeHtml } from '#src/lib/html.ts';
import { letterMessages } from './letter.messages.ts';

/** A plain text, or one in which an address stands that its reader opens with a press. */
export type Passage = string | { text: string; address: string };

export type Letter = {
  locale: Locale<'common'>;
  /** The site's name (`brandName`); without it, the mail names its host. */
  brand: string | undefined;
  subject: string;
  /** Plain texts; a line break inside one stays. */
  paragraphs: readonly Passage[];
  /** What the reader can do, as one button. */
  action?: { label: string; href: string };
  /** Smaller, below: why this mail came, and how to stop it. */
  notes?: readonly Passage[];
};

/**
 * A mail in our layout, as HTML and as text. Everything is escaped, so a text may hold what a
 * visitor wrote. Mail programs know no stylesheets, hence the attributes.
 */
export const composeLetter = (
  { locale, brand: name, subject, paragraphs, action, notes = [] }: Letter,
  siteUrl: string,
): { subject: string; html: string; text: string } => {
  const { byHand } = inLocale(locale, letterMessages);
  const brand = name ?? new URL(siteUrl).host;
  const home = siteUrl + localizedPath(locale, '/');
  return {
    subject,
    text: [
      subject,
      ...paragraphs.map(textOf),
      ...(action ? [`${action.label}\n${action.href}`] : []),
      ...notes.map(textOf),
      `${brand}\n${home}`,
    ].join('\n\n'),
    html: page(locale, subject, [
      `<p style="${STYLES.brand}"><a href="${escapeHtml(home)}" style="${STYLES.quietLink}">${escapeHtml(brand)}</a></p>`,
      `<h1 style="${STYLES.title}">${escapeHtml(subject)}</h1>`,
      ...paragraphs.map((one) => `<p style="${STYLES.text}">${htmlOf(one)}</p>`),
      ...(action ? button(action, byHand) : []),
      ...notes.map((one) => `<p style="${STYLES.note}">${htmlOf(one)}</p>`),
    ]),
  };
};

const textOf = (passage: Passage) => (typeof passage === 'string' ? passage : passage.text);

const htmlOf = (passage: Passage) => {
  if (typeof passage === 'string') return escapeHtml(passage);
  const { text, address } = passage;
  return text.split(address).map(escapeHtml).join(link(address));
};

const link = (address: string) =>
  `<a href="${escapeHtml(address)}" dir="ltr" style="${STYLES.address}">${escapeHtml(address)}</a>`;

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Tahoma,Arial,sans-serif';
const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#fbf6ea;color:#2b1a17',
  sheet: `max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:4px solid #b02c1b;overflow-wrap:anywhere;${FONT}`,
  brand: 'margin:0 0 20px;font-size:18px;font-weight:700',
  quietLink: 'color:#8f1f13;text-decoration:none',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.4',
  text: 'margin:0 0 16px;font-size:16px;line-height:1.7;white-space:pre-line',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:14px 24px;background:#b02c1b;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none;border-radius:6px',
  address: 'color:#8f1f13;word-break:break-all',
  note: 'margin:16px 0 0;font-size:14px;line-height:1.6;color:#6b544c;white-space:pre-line',
} as const;

const page = (locale: Locale<'common'>, title: string, parts: string[]) => {
  const dir = directionOf(locale);
  return `<!doctype html>
<html lang="${tagOf(locale)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body dir="${dir}" style="${STYLES.page}">
<div lang="${tagOf(locale)}" dir="${dir}" style="${STYLES.sheet};text-align:${dir === 'rtl' ? 'right' : 'left'}">
${parts.join('\n')}
</div>
</body>
</html>
`;
};

const button = ({ label, href }: { label: string; href: string }, byHand: string) => [
  `<p style="${STYLES.action}"><a href="${escapeHtml(href)}" style="${STYLES.button}">${escapeHtml(label)}</a></p>`,
  `<p style="${STYLES.note}">${byHand}<br>${link(href)}</p>`,
];
