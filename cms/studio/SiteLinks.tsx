import { useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { localesOnSite } from '#src/content/place-on-site.ts';
import { LOCALE_FACTS } from '#src/i18n/locales.ts';
import { siteOrigin } from './site-origin.ts';
import { ToolIcon } from './ToolIcon.tsx';

const ADDRESS = `${siteOrigin}/api/preview`;

const addressFor = (asked: Record<string, string>) =>
  `${ADDRESS}?${new URLSearchParams(asked).toString()}`;

/** The member of a list that stands in the Studio’s address while its form is open. */
const MEMBER = /^\w+\[_key=="([^"]+)"\]/;

const LEAVING = (
  <ToolIcon>
    <path d="M11.5 6.5H6.5V18.5H18.5V13.5M14 6.5H18.5V11M18.5 6.5L12 13" />
  </ToolIcon>
);

/** Leads from a document to its page, as readers see it and as the draft would make it (CONTENT-20). */
export const SeeOnSite: DocumentActionComponent = ({ id, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [member, setMember] = useState('');
  const { params } = usePaneRouter();
  const current = MEMBER.exec(params?.['path'] ?? '')?.[1];
  // The form is closed again when somebody asks for the page.
  if (current !== undefined && current !== member) setMember(current);
  const document = draft ?? published;
  const locales = document ? localesOnSite(document) : [];
  return {
    label: 'See it on the site',
    icon: LEAVING,
    disabled: locales.length === 0,
    title: locales.length === 0 ? 'There is nothing to see yet' : undefined,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'See it on the site',
      onClose: () => setIsOpen(false),
      content: (
        <SiteLinks
          id={id.replace(/^drafts\./, '')}
          locales={locales}
          isPublished={published !== null}
          member={member}
        />
      ),
    },
  };
};

type Props = {
  id: string;
  locales: ReturnType<typeof localesOnSite>;
  isPublished: boolean;
  member: string;
};

/** The ways to a document's page, in each language in which readers have it or will have it. */
const SiteLinks = ({ id, locales, isPublished, member }: Props) => {
  const links = [
    { show: 'draft', title: 'Preview of the draft' },
    ...(isPublished ? [{ show: 'published', title: 'Open on site' }] : []),
  ];
  return (
    <ul className="hanlu-site-links">
      {links.flatMap(({ show, title }) =>
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
};
