import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { localesOnSite } from '#src/content/place-on-site.ts';
import { LOCALE_FACTS } from '#src/i18n/locales.ts';
import { siteOrigin } from './site-origin.ts';

const ADDRESS = `${siteOrigin}/api/preview`;

const addressFor = (document: string, lang: string, show: string) =>
  `${ADDRESS}?${new URLSearchParams({ document, lang, show }).toString()}`;

const LINKS = [
  { show: 'draft', title: 'Preview of the draft' },
  { show: 'published', title: 'Open on site' },
];

/** Leads from a document to its page, as readers see it and as the draft would make it (CONTENT-20). */
export const SeeOnSite: DocumentActionComponent = ({ id, type }) => {
  const [isOpen, setIsOpen] = useState(false);
  return {
    label: 'See it on the site',
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'See it on the site',
      onClose: () => setIsOpen(false),
      content: <SiteLinks id={id.replace(/^drafts\./, '')} type={type} />,
    },
  };
};

const SiteLinks = ({ id, type }: { id: string; type: string }) => (
  <ul className="hanlu-site-links">
    {LINKS.flatMap(({ show, title }) =>
      localesOnSite(type).map((lang) => (
        <li key={`${show} ${lang}`}>
          <a href={addressFor(id, lang, show)} target="_blank" rel="noreferrer">
            {title} ({LOCALE_FACTS[lang].englishName})
          </a>
        </li>
      )),
    )}
  </ul>
);
