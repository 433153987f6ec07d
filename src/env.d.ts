// An interface, since Vite's own declaration is merged with it.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
interface ImportMetaEnv {
  /** The Sanity project that pages were built of; null means the dataset of the repository. */
  readonly SANITY_PROJECT: string | null;
}

declare namespace App {
  // An interface, since Astro's own declaration is merged with it.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Locals {
    /** Who is signed in; undefined for visitors. */
    user: import('#src/server/auth/user.ts').User | undefined;
    /** Whether a page on demand points to the list of tutors; no page that is built does. */
    isTutorListOpen?: boolean;
  }
}
