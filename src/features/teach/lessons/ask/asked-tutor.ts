/** Of a tutor what stands on the page on which one is asked for a lesson. */
export type AskedTutor = {
  id: string;
  slug: string;
  name: string;
  /** The key of the picture. */
  picture: string | undefined;
  priceUsd: number | undefined;
  /** The tutor's own time zone. */
  zone: string;
};
