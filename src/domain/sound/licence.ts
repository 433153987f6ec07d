/** The terms under which a speaker’s recording may be used. */
export const LICENCES = ['cc0', 'cc-by-4', 'cc-by-sa-4', 'permission'] as const;
export type Licence = (typeof LICENCES)[number];

/** Their names, which are the same in every language, for editors and credits. */
export const LICENCE_NAMES: Readonly<Record<Licence, string>> = {
  cc0: 'CC0 1.0',
  'cc-by-4': 'CC BY 4.0',
  'cc-by-sa-4': 'CC BY-SA 4.0',
  permission: 'With the speaker’s permission',
};

/** Where a licence can be read; a permission stands nowhere. */
export const LICENCE_ADDRESSES: Readonly<Partial<Record<Licence, string>>> = {
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc-by-4': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa-4': 'https://creativecommons.org/licenses/by-sa/4.0/',
};
