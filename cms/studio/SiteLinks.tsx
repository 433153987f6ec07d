import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { LOCALE_FACTS, localesWith } from '#src/i18n/locales.ts';
import { siteOrigin } from './site-origin.ts';

const ADDRESS = `${siteOrigin}/api/preview`;

const addressFor = (document: string, lang: string, show: string) =>
  `${ADDRESS}?${new URLSearchParams({ document, lang, show }).toString()}`;

const LINKS = [
  { show: 'draft', title: 'Preview of the draft' },
  { show: 'published', title: 'Open on site' },
].flatMap((link) => localesWith('learn').map((lang) => ({ ...link, lang })));

/** Leads from a document to its page, as readers see it and as the draft would make it (CONTENT-20). */
export const SeeOnSite: DocumentActionComponent = ({ id }) => {
  const [isOpen, setIsOpen] = useState(false);
  return {
    label: 'See it on the site',
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'See it on the site',
      onClose: () => setIsOpen(false),
      content: <SiteLinks id={id.replace(/^drafts\./, '')} />,
    },
  };
};

const SiteLinks = ({ id }: { id: string }) => (
  <ul className="hanlu-site-links">
    {LINKS.map(({ show, title, lang }) => (
      <li key={`${show} ${lang}`}>
        <a href={addressFor(id, lang, show)} target="_blank" rel="noreferrer">
          {title} ({LOCALE_FACTS[lang].englishName})
        </a>
      </li>
    ))}
  </ul>
);
