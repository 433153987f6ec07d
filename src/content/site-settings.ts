import { defineQuery } from 'groq';
import { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchContent } from './client.ts';
import { inEachLanguage, mailAddress, text, webAddress } from './fields.ts';
import { localized } from './localized.ts';

const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "site-settings"][0] {
  _id,
  brand { name, nameAr, nameZh, chineseName },
  description, descriptionAr, descriptionZh,
  aboutUrl,
  "socialLinks": coalesce(socialLinks[] { _key, platform, url }, []),
  contactEmail,
  "tutorsToOpen": coalesce(tutorsToOpen, 3),
  "locations": coalesce(locations[] { _key, city, cityAr, cityZh, country, countryAr, countryZh }, []),
  operatorName, operatorNameAr,
  operatorAddress, operatorAddressAr,
  payment, paymentAr, paymentZh
}`);

const siteSettings = z.object({
  _id: text,
  brand: z.object({ ...inEachLanguage('common', text, 'name'), chineseName: text }),
  ...inEachLanguage('common', text, 'description'),
  aboutUrl: webAddress.nullable(),
  socialLinks: z.array(
    z.object({
      _key: text,
      platform: z.enum(['youtube', 'instagram', 'tiktok']),
      url: webAddress,
    }),
  ),
  contactEmail: mailAddress.nullable(),
  /** How many tutors have to be visible before their list opens (TUTORS-9). */
  tutorsToOpen: z.int().min(1),
  locations: z.array(
    z.object({ _key: text, ...inEachLanguage('common', text, 'city', 'country') }),
  ),
  ...inEachLanguage('legal', text.nullable(), 'operatorName', 'operatorAddress'),
  /** How lessons are paid; null means that the two agree on it (`paymentWords`). */
  ...inEachLanguage('teach', text.nullable(), 'payment'),
});

export type SiteSettings = z.infer<typeof siteSettings>;
export type SocialPlatform = SiteSettings['socialLinks'][number]['platform'];

/**
 * Brand, addresses and the operator (SHELL-6). What an editor leaves empty is null
 * or an empty list, and pages hide it (CONTENT-8).
 */
export const getSiteSettings = (): Promise<SiteSettings> =>
  fetchContent(siteSettingsQuery, siteSettings);

/** The site's name in a language, for mails: they go out also while the content can't be asked. */
export const brandName = (locale: Locale<'common'>): Promise<string | undefined> =>
  getSiteSettings().then(
    ({ brand }) => localized(locale, brand, 'name'),
    () => undefined,
  );
