import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { localesOnSite } from '#src/content/place-on-site.ts';
import { LOCALE_FACTS } from '#src/i18n/locales.ts';
import { siteOrigin } from './site-origin.ts';

const ADDRESS = `${siteOrigin}/api/preview`;

const addressFor = (asked: Record<string, string>) =>
  `${ADDRESS}?${new URLSearchParams(asked).toString()}`;

/** The member of a list that stands in the Studio’s address while its form is open. */
const MEMBER = /^\w+\[_key=="([^"]+)"\]/;

const LINKS = [
  { show: 'draft', title: 'Preview of the draft' },
  { show: 'published', title: 'Open on site' },
];

/** Leads from a document to its page, as readers see it and as the draft would make it (CONTENT-20). */
export const SeeOnSite: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [member, setMember] = useState('');
  const { params } = usePaneRouter();
  const current = MEMBER.exec(params?.['path'] ?? '')?.[1];
  // The form is closed again when somebody asks for the page.
  if (current !== undefined && current !== member) setMember(current);
  return {
    label: 'See it on the site',
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'See it on the site',
      onClose: () => setIsOpen(false),
      content: (
        <SiteLinks
          id={id.replace(/^drafts\./, '')}
          locales={localesOnSite(draft ?? published ?? { _type: type })}
          member={member}
        />
      ),
    },
  };
};

type Props = { id: string; locales: ReturnType<typeof localesOnSite>; member: string };

const SiteLinks = ({ id, locales, member }: Props) => (
  <ul className="hanlu-site-links">
    {LINKS.flatMap(({ show, title }) =>
      locales.map((lang) => (
        <li key={`${show} ${lang}`}>
          <a
            href={addressFor({ document: id, lang, show, member })}
            target="_blank"
            rel="noreferrer"
          >
            {title} ({LOCALE_FACTS[lang].englishName})
          </a>
        </li>
      )),
    )}
  </ul>
);
