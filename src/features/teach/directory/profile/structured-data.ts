import { riyalsOf, STUDENT_CURRENCY } from '#src/domain/money.ts';
import { pictureAddress } from '#src/domain/uploads.ts';
import type { Profile } from './profile.server.ts';

/**
 * A tutor for search engines (schema.org), as JSON that can stand in a script element: nothing in
 * it ends the element.
 */
export const structuredData = (tutor: Profile, address: string, site: URL): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    mainEntity: {
      '@type': 'Person',
      name: tutor.name,
      description: tutor.shortDescription,
      ...(tutor.profilePictureKey && {
        image: new URL(pictureAddress(tutor.profilePictureKey), site).href,
      }),
      knowsLanguage: tutor.spokenLanguages.map(({ language }) => language),
      makesOffer: {
        '@type': 'Offer',
        price: riyalsOf(tutor.lessonPriceUSD ?? 0).toFixed(2),
        priceCurrency: STUDENT_CURRENCY,
      },
    },
  }).replaceAll('<', '\\u003c');
