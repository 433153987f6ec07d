/** The origin of the site where the Studio is not a part of it; nothing where it is. */
export const siteOrigin = process.env['SANITY_STUDIO_SITE_URL'] ?? '';
